/** @type {import("next").NextConfig} */
export default {
  // The folder of all examples for what is built.
  distDir: "dist",
};
