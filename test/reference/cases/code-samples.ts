// F1 runs the samples against a server: test/openapi/samples/run-samples.test.ts. F4 and F5 use a browser: test/browser/reference-page.test.ts.
import { execFileSync } from "node:child_process";
import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase(
  "code-samples",
  {
    "F1 the samples parse and hold the example as it is written": async ({ page }) => {
      const { sample } = await page("POST /plants/{name}");
      execFileSync("bash", ["-n"], { input: sample("cURL") });
      execFileSync(process.execPath, ["--input-type=module", "--check"], { input: sample("Node.js") });
      for (const title of ["cURL", "Node.js", "Python"]) {
        expect(sample(title)).toContain(
          "/plants/O%27Brien%2F%C3%A9?tags=a&tags=b%20c&filter%5Bname%5D=it%27s%20%24HOME%20%60x%60%20%5C",
        );
        expect(sample(title)).toContain("12345678901234567890");
      }
    },
    "F2 the writer's samples come first, two of one language being two choices": async ({ page }) => {
      const { languages, sample } = await page("POST /plants/{name}");
      expect(languages.slice(0, 4)).toEqual(["CLI", "SDK", "javascript", "cURL"]);
      expect(languages).not.toContain("JavaScript");
      expect(sample("SDK")).toContain("import p from 'planter'\np.add()");
      expect(sample("javascript")).toContain("second();");
    },
    "F4 the first sample is there without script": async ({ page }) => {
      const { content } = await page("POST /plants/{name}");
      expect(content.at("request-example").one("pre").raw).toContain("planter add -n");
    },
    "F5 data cannot end a script element": async ({ page }) => {
      const { html, playground, sample } = await page("POST /plants/{name}");
      expect(JSON.stringify(playground)).toContain("</script>");
      expect(sample("Python")).toContain("</script>");
      expect(html.match(/日本 (<|&lt;|\\u003c)\/script/g)).not.toContain("日本 </script");
    },
  },
  {
    docs: {
      navigation: { groups: [{ group: "API", openapi: "code-samples.yaml" }] },
      api: { examples: { languages: ["curl", "python", "javascript", "node"] } },
    },
  },
);
