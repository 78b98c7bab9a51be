// Compiled with moduleResolution "node", to CommonJS, and run.
import { Endpoint } from "fluent-endpoint";
import { toFetch } from "fluent-endpoint/adapters";
import { explain } from "fluent-endpoint/explain";

class Profiles {
  readonly github: Endpoint = new Endpoint();

  rename(name: string): string {
    const [url, { method }] = toFetch(this.github.build("PATCH /user", { name }));
    const { parameters } = explain(this.github, "PATCH /user", { name });
    return `${method} ${url}`;
  }
}

console.log(new Profiles().rename("Mona"));
