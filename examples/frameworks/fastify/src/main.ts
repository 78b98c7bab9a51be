import { app } from "./app.js";

await app.listen({ port: Number(process.env["PORT"] ?? 3000) });
