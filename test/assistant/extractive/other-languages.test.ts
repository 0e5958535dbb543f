// Questions in languages other than English: what asks says as little there, and names touch the words around them.
import { expect, it, test } from "vitest";
import { properNames } from "../../../src/assistant/extractive/evidence/chance-signs.js";
import { answerFrom } from "../support/answer-from-pages.js";
import { bundleOfFiles } from "../support/bundle-of-files.js";

/** By language: pages with their titles and texts. */
const PAGES: Readonly<Record<string, readonly (readonly [page: string, title: string, text: string])[]>> = {
  en: [["start", "Start", "Start here."]],
  de: [
    ["lampen", "Lampen", "Eine Lampe lässt sich im Editor dimmen. Öffne dazu das Menü der Lampe."],
    ["konto", "Konto", "Der Vertrag endet zum Ende des Monats."],
  ],
  es: [
    ["avisos", "Avisos", "Un aviso aparece en la parte superior del sitio. Escribe su texto en la configuración."],
    ["cuenta", "Cuenta", "El contrato termina a fin de mes."],
  ],
  ja: [
    ["loop", "ループ", "ループは条件を満たすまで処理を繰り返します。最大回数は 100 です。"],
    ["account", "アカウント", "契約は月末に終了します。"],
  ],
  ko: [
    ["guardrail", "가드레일", "가드레일 검증에 실패한 작업은 세 번 재시도합니다. 오류는 로그에 저장됩니다."],
    ["tools", "도구", "NL2SQLTool은 INSERT와 UPDATE 쿼리를 실행합니다."],
  ],
  "pt-BR": [
    ["memoria", "Memória", "As memórias da equipe são salvas na pasta storage."],
    ["conta", "Conta", "O contrato termina no fim do mês."],
  ],
  zh: [
    ["bubble", "聊天气泡", "聊天气泡的颜色在配置对象中定义。"],
    ["account", "账户", "合同在月底结束。"],
  ],
};

const fileOf = (language: string, page: string) => (language === "en" ? page : `${language}/${page}`);

const languages = Object.entries(PAGES).map(([language, pages]) => {
  return { language, groups: [{ group: "Docs", pages: pages.map(([page]) => fileOf(language, page)) }] };
});
const texts = Object.entries(PAGES).flatMap(([language, pages]) =>
  pages.map(([page, title, text]) => [`${fileOf(language, page)}.mdx`, `---\ntitle: ${title}\n---\n\n${text}\n`]),
);
const PROJECT = {
  "docs.json": JSON.stringify({ name: "Acme", navigation: { languages } }),
  ...Object.fromEntries(texts),
};

const bundle = await bundleOfFiles(PROJECT);

/** The address that leads the answer; null where the documentation does not answer. */
async function leading(language: string, question: string): Promise<string | null> {
  const { outcome, sources } = await answerFrom(bundle, [question], language);
  return outcome === "quote" ? (sources[0]?.url ?? null) : null;
}

it.each([
  ["de", "Wie kann ich eigentlich selbst eine Lampe dimmen, geht das auch automatisch?", "/de/lampen"],
  ["es", "¿Cómo hago para poner un aviso arriba del sitio?", "/es/avisos"],
  ["ja", "自分で作ったループの最大回数は、いったいどこを見ればいいですか？", "/ja/loop"],
  ["ko", "가드레일 검증에 실패하면 기본으로 몇 번까지 재시도하나요?", "/ko/guardrail"],
  ["ko", "NL2SQLTool로 INSERT나 UPDATE도 실행할 수 있나요?", "/ko/tools"],
  [
    "pt-BR",
    "Quero saber em que pasta ficam sempre as memórias e se dá pra mudar, já que nunca consigo encontrar",
    "/pt-BR/memoria",
  ],
  ["zh", "聊天气泡的颜色怎么改，能不能自己设置？", "/zh/bubble"],
])("is answered, whatever words ask it: in %s, %s", async (language, question, address) => {
  expect(await leading(language, question)).toBe(address);
});

it.each([
  ["es", "¿Cómo recibo un aviso en Microsoft Teams?"],
  ["ja", "ループの履歴をSlackに送れますか？"],
  ["ko", "PostgresTool로 가드레일을 실행할 수 있나요?"],
  ["pt-BR", "Quanto custa a equipe por mês?"],
])("is not answered, although some of its words are there: in %s, %s", async (language, question) => {
  expect(await leading(language, question)).toBe(null);
});

test("a name ends where words of another script begin", () => {
  const korean = properNames("NL2SQLTool로 INSERT나 UPDATE도 실행할 수 있나요?", "ko", "Acme");
  expect(korean).toEqual(["nl2sqltool", "insert", "update"]);
  expect(properNames("无法使用DockerHub部署", "zh", "Acme")).toEqual(["dockerhub"]);
  expect(properNames("サーバーDockerHubはどこですか？", "ja", "Acme")).toEqual(["dockerhub"]);
});
