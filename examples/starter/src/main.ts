import { EndpointError } from "fluent-endpoint";

import { github, send } from "./github.js";

const form = document.querySelector("form")!;
const status = document.querySelector("[role=status]")!;
const list = document.querySelector("ul")!;

async function show(org: string): Promise<void> {
  // Try it: leave out `org`, misspell `sort`, or change the route. The compiler says what is wrong.
  const repositories = await send(github.build("GET /orgs/{org}/repos", { org, sort: "pushed" }));

  list.replaceChildren(
    ...repositories.map(({ full_name, description }) => {
      const item = document.createElement("li");
      item.textContent = `${full_name}: ${description ?? ""}`;
      return item;
    }),
  );
  status.textContent = `${repositories.length} repositories`;
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  list.replaceChildren();
  show(String(new FormData(form).get("org"))).catch((error: unknown) => {
    // An error of the library says what is wrong with the input, such as an organization called "..".
    status.textContent = error instanceof EndpointError ? `Please enter another name. ${error.message}` : String(error);
  });
});
