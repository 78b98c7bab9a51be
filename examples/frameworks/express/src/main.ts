import { app } from "./app.js";

app.listen(process.env["PORT"] ?? 3000);
