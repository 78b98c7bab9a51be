// Compiled against the packed library as CommonJS, but not run. Otherwise like esm.mts.
import { Endpoint, endpoint, type RequestOptions } from "fluent-endpoint";
import { toAxios, type AxiosConfig } from "fluent-endpoint/adapters";
import { explain } from "fluent-endpoint/explain";

const user = endpoint("GET /user") as RequestOptions<{ login: string }>;
const axios: AxiosConfig<{ login: string }> = toAxios(user);
// @ts-expect-error -- another response type
const other: AxiosConfig<number> = toAxios(user);

class Custom extends Endpoint {}

export const texts: string[] = [axios.method, String(explain(new Custom(), "/user"))];
export { Custom, other };
