// Opens a description for benchmarks of samples: its operations, and the request that the samples of each send.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadSource } from "../../scripts/load-source.js";

const { loadDescription } = await loadSource("openapi/load-description.ts");
const { createViewer } = await loadSource("openapi/view/viewer.ts");
const { apiView } = await loadSource("openapi/view/api-view.ts");
const { requestModel } = await loadSource("reference/examples/request-examples.ts");

export async function openRequests(folder, file) {
  const text = readFileSync(join(folder, file), "utf8");
  const { description } = await loadDescription({ kind: "file", file }, text, { cache: null, conformance: false });
  const viewer = createViewer(description, {
    addressOf: () => null,
    twinOf: (to) => to,
    copy: { link: String, words: () => "" },
    pillKeys: [],
    prose: (words) => (words ? "<p></p>" : null),
    marks: null,
  });
  const sources = { resolver: viewer.resolver, description, settings: { descriptionUrl: null } };
  return {
    operations: viewer.operations().filter(({ kind, method }) => kind === "endpoint" && method !== "TRACE"),
    requestOf: ({ method, name: path }, optional) => {
      const view = apiView({ kind: "endpoint", description: file, method, path }, viewer);
      const isWritten = view.body?.media.some(({ examples }) => examples.length > 0) ?? false;
      return { model: requestModel(view, optional, sources), isWritten };
    },
  };
}
