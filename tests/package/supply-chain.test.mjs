// Tests what the package is made from, and how it is published. Run by `npm run check:package`, after a build.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";

import { parse } from "yaml";

import { ROOT, run } from "./clone.mjs";

const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path), "utf8");
const manifest = JSON.parse(read("package.json"));
const command = JSON.parse(read("cli/package.json"));

/** What people type into the search of npm. */
const SEARCHED = ["axios path params", "openapi client", "typed fetch", "uri template"];

describe("package.json", () => {
  test("is found by what people type", () => {
    assert.deepEqual(
      SEARCHED.filter((words) => !manifest.keywords.includes(words)),
      [],
    );
    for (const { keywords } of [manifest, command]) assert.deepEqual(keywords, [...new Set(keywords)].sort());
  });

  test("has no dependencies that users install", () => {
    const kinds = [
      "dependencies",
      "optionalDependencies",
      "peerDependencies",
      "bundleDependencies",
      "bundledDependencies",
    ];
    for (const kind of kinds) assert.equal(manifest[kind], undefined, kind);
  });

  test("has no command, which is a package of its own with the same version", () => {
    assert.equal(manifest.bin, undefined);
    assert.deepEqual(command.bin, { "fluent-endpoint-cli": "dist/cli.js" });
    assert.equal(command.version, manifest.version);
    assert.equal(read("cli/LICENSE"), read("LICENSE"));
  });

  test("can be published with provenance only", () => {
    for (const { publishConfig } of [manifest, command]) {
      assert.deepEqual(publishConfig, { access: "public", provenance: true });
    }
  });

  test("has no script that runs where the package is installed", () => {
    for (const script of ["preinstall", "install", "postinstall"]) {
      assert.equal(manifest.scripts[script], undefined, script);
      assert.equal(command.scripts?.[script], undefined, script);
    }
  });
});

const lockFiles = run("git", ["ls-files", "*package-lock.json"], ROOT).split("\n").filter(Boolean);

for (const file of lockFiles) {
  describe(file, () => {
    /** @type {[string, { integrity?: string, resolved?: string, link?: boolean }][]} */
    const locked = Object.entries(JSON.parse(read(file)).packages).filter(([path]) => path !== "");

    test("fixes the content of every package", () => {
      const loose = locked.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ""));
      assert.ok(locked.length > 0);
      assert.deepEqual(loose, []);
    });

    test("takes every package from the registry", () => {
      // Without an address, npm takes the one of the registry that is set.
      const elsewhere = locked.filter(([, { resolved, link }]) => resolved !== undefined || link);
      assert.deepEqual(elsewhere, []);
    });
  });
}

describe("what ships", () => {
  const texts = read("dist/THIRD-PARTY-LICENSES.txt");
  const bom = JSON.parse(run("npm", ["run", "--silent", "sbom"], ROOT));

  test("is named in the bill of materials", () => {
    const { name, version, licenses } = bom.metadata.component;
    assert.deepEqual([name, version, licenses], ["fluent-endpoint", manifest.version, [{ license: { id: "MIT" } }]]);
    const names = bom.components.map((/** @type {{ name: string }} */ component) => component.name);
    assert.ok(names.includes("url-template"));
  });

  test("is named with what the command installs in a bill of its own", () => {
    const { metadata, components } = JSON.parse(run("npm", ["run", "--silent", "sbom:cli"], ROOT));
    assert.deepEqual([metadata.component.name, metadata.component.version], ["fluent-endpoint-cli", manifest.version]);
    const names = components.map((/** @type {{ name: string }} */ component) => component.name);
    for (const name of ["url-template", ...Object.keys(command.dependencies)]) assert.ok(names.includes(name), name);
  });

  test("may be shipped under its licences, and carries them", () => {
    for (const { name, licenses } of bom.components) {
      const ids = licenses.map((/** @type {{ license: { id: string } }} */ { license }) => license.id);
      assert.match(ids.join(), /^(?:MIT|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0)$/, name);
      assert.ok(texts.includes(`The package ${name} is part of this one`), name);
      assert.ok(texts.includes(read(`node_modules/${name}/LICENSE`)), name);
    }
  });
});

describe("the workflows", () => {
  const files = readdirSync(join(ROOT, ".github/workflows"));

  test("exist", () => {
    assert.deepEqual(files.sort(), ["ci.yml", "codeql.yml", "publish.yml", "site.yml"]);
  });

  for (const file of files) {
    const text = read(`.github/workflows/${file}`);
    const { on, permissions, jobs } = parse(text);
    /** @type {{ uses?: string, run?: string, with?: Record<string, unknown> }[]} */
    const steps = Object.values(jobs).flatMap((job) => job.steps);

    test(`${file}: every action is a commit, with its version beside it`, () => {
      const lines = text.split("\n").filter((line) => line.includes("uses:"));
      assert.ok(lines.length > 0);
      for (const line of lines) assert.match(line, /uses: [\w-]+\/[\w-]+(?:\/[\w-]+)?@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
      // A job or a container from elsewhere would need the same.
      for (const job of Object.values(jobs)) {
        assert.deepEqual([job.uses, job.container, job.services], [undefined, undefined, undefined]);
      }
    });

    test(`${file}: gives no more rights than needed`, () => {
      assert.ok(Object.values(permissions).every((right) => right === "read"));
      for (const job of Object.values(jobs)) {
        const { permissions: rights = {} } = job;
        const writes = Object.keys(rights).filter((name) => rights[name] === "write");
        // Only one of these in a job, and never beside the tools of the build. A page needs two, and deploys what was built.
        const deploys = job.steps.every((/** @type {{ uses?: string }} */ { uses }) =>
          uses?.startsWith("actions/deploy-pages@"),
        );
        assert.ok(writes.length <= (deploys ? 2 : 1), writes.join());
      }
      for (const { uses, with: inputs } of steps) {
        if (uses?.startsWith("actions/checkout@")) assert.equal(inputs?.["persist-credentials"], false);
      }
    });

    test(`${file}: runs no text of strangers`, () => {
      assert.ok(!("pull_request_target" in on) && !("workflow_run" in on));
      for (const { run } of steps) assert.doesNotMatch(run ?? "", /\$\{\{/);
    });
  }

  test("publish with provenance, in a job that runs nothing of this repository", () => {
    const { publish } = parse(read(".github/workflows/publish.yml")).jobs;
    const commands = publish.steps.map((/** @type {{ run?: string }} */ { run }) => run).filter(Boolean);
    const uses = publish.steps.map((/** @type {{ uses?: string }} */ { uses }) => uses ?? "");

    assert.deepEqual(publish.permissions, { "id-token": "write" });
    assert.equal(commands.length, 1);
    assert.match(commands[0], /^npm publish \S+\.tgz" --provenance --access public --ignore-scripts$/);
    assert.ok(uses.every((/** @type {string} */ action) => !action.startsWith("actions/checkout@")));
  });

  // Who owns the repository is known where the workflow runs, and nowhere else.
  test("publish names the repository, its issues and its site in both packages", () => {
    const { build } = parse(read(".github/workflows/publish.yml")).jobs;
    const folder = mkdtempSync(join(tmpdir(), "address-"));
    const env = {
      ...process.env,
      GITHUB_SERVER_URL: "https://github.com",
      GITHUB_REPOSITORY: "owner/name",
      GITHUB_REPOSITORY_OWNER: "owner",
    };
    try {
      mkdirSync(join(folder, "cli"));
      for (const path of ["package.json", "cli/package.json"]) writeFileSync(join(folder, path), read(path));
      for (const { run: command, "working-directory": cwd = "." } of build.steps) {
        if (command?.startsWith("npm pkg set")) execFileSync("sh", ["-c", command], { cwd: join(folder, cwd), env });
      }
      for (const [path, directory] of [["package.json"], ["cli/package.json", "cli"]]) {
        const { repository, homepage, bugs } = JSON.parse(readFileSync(join(folder, path ?? ""), "utf8"));
        const url = "git+https://github.com/owner/name.git";
        assert.deepEqual(repository, { type: "git", url, ...(directory && { directory }) });
        assert.equal(homepage, "https://owner.github.io/name/");
        assert.deepEqual(bugs, { url: "https://github.com/owner/name/issues" });
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe("the issue forms", () => {
  const folder = join(ROOT, ".github/ISSUE_TEMPLATE");
  const forms = readdirSync(folder).filter((file) => file !== "config.yml");

  test("are the only way to write an issue", () => {
    assert.deepEqual(parse(read(".github/ISSUE_TEMPLATE/config.yml")), { blank_issues_enabled: false });
    assert.deepEqual(forms.sort(), ["bug.yml", "feature.yml", "question.yml"]);
  });

  // https://docs.github.com/communities/using-templates-to-encourage-useful-issues-and-pull-requests/syntax-for-issue-forms
  for (const file of forms) {
    test(`${file} has a name, a description and fields with labels`, () => {
      const { name, description, labels, body } = parse(readFileSync(join(folder, file), "utf8"));
      for (const text of [name, description]) assert.ok(typeof text === "string" && text !== "");
      assert.ok(Array.isArray(labels));
      const fields = body.filter((/** @type {{ type: string }} */ { type }) => type !== "markdown");
      const ids = fields.map((/** @type {{ id: string }} */ { id }) => id);
      assert.equal(new Set(ids).size, fields.length);
      for (const { type, attributes } of fields) {
        assert.match(type, /^(?:input|textarea|dropdown|checkboxes)$/);
        assert.ok(attributes.label);
      }
    });
  }
});
