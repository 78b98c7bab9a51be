import { app } from "./app.js";

app.listen(process.env["PORT"] ?? 9100);
