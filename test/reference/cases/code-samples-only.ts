import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase(
  "code-samples-only",
  {
    "F3 without generated samples there are only the writer's": async ({ page }) => {
      expect((await page("POST /plants/{name}")).languages).toEqual(["CLI", "SDK", "javascript"]);
    },
  },
  { descriptions: ["code-samples.yaml"], docs: { api: { examples: { autogenerate: false } } } },
);
