import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/**
 * Starts the service in a process of its own, which does not keep this one alive.
 *
 * @param {...number} keepAliveTimeout after which it closes connections; 0 never
 */
export async function startUpstream(...keepAliveTimeout) {
  const child = fork(fileURLToPath(new URL("upstream.mjs", import.meta.url)), keepAliveTimeout.map(String), {
    execArgv: [],
  });
  const [port] = await once(child, "message");
  child.unref();
  child.channel?.unref();
  /** @param {"sockets" | "arrived" | "received"} question */
  const ask = async (question) => {
    child.channel?.ref();
    child.send(question);
    const [answer] = await once(child, "message");
    child.channel?.unref();
    return answer;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    /** The number of open connections. @returns {Promise<number>} */
    sockets: () => ask("sockets"),
    /** The paths that were asked for. @returns {Promise<string[]>} */
    arrived: () => ask("arrived"),
    /** What arrived since the last time at paths that begin with `/received`. @returns {Promise<Record<string, { bytes: number, text: string, type?: string }[]>>} */
    received: () => ask("received"),
  };
}
