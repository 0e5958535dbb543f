import { createHighlighterCore } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import { bundledLanguages } from "shiki/langs";
import { bundledThemes } from "shiki/themes";
import { expect, test } from "vitest";
import type { CodePalette } from "../../../src/highlight/code-palette.js";
import { codePalette } from "../../../src/highlight/code-themes.js";
import { GrammarStore } from "../../../src/highlight/grammar-store.js";
import { PatternStore } from "../../../src/highlight/patterns/pattern-store.js";
import { LineCutter } from "../../../src/highlight/textmate/cut-line.js";
import { colorOf, fontStyleOf, Scope } from "../../../src/highlight/textmate/scope.js";
import { State } from "../../../src/highlight/textmate/state.js";
import { themeStyles } from "../../../src/highlight/textmate/theme-styles.js";
import { SAMPLES } from "./samples.js";

type LanguageName = keyof typeof bundledLanguages;
type ThemeName = keyof typeof bundledThemes;

/** Of each character of a line its colours in both themes with its font styles. */
type Looks = readonly string[];

async function ourLooks(code: string, language: LanguageName, themes: readonly [ThemeName, ThemeName]) {
  const store = new GrammarStore(new PatternStore());
  const grammar = store.add((await bundledLanguages[language]()).default);
  if (grammar === null) throw new Error(`No grammar of ${language}.`);
  const [light, dark] = await Promise.all(
    themes.map(async (name) => codePalette((await bundledThemes[name]()).default)),
  );
  if (light === undefined || dark === undefined) throw new Error("No theme.");
  const own = store.language(grammar);
  const root = { language: own, looks: { light: themeStyles(light), dark: themeStyles(dark) }, count: 0 };
  const scope = new Scope(root, own.scopeName, null);
  const start = new State(null, { rule: own.root, scope, content: scope, end: null, tookLineEnd: false });
  const cutter = new LineCutter(own.patterns.readLine);
  let state: State | null = null;
  return code.split("\n").map((line): Looks => {
    if (line === "") return [];
    const cut = cutter.cut(line, state === null, state ?? start);
    state = cut.state;
    return cut.runs.flatMap((run, at) => {
      const length = (cut.runs[at + 1]?.start ?? line.length) - run.start;
      return Array<string>(length).fill(`${look(run.light, light)} ${look(run.dark, dark)}`);
    });
  });
}

test.each(["$(".repeat(4500), "\n(<a ".repeat(4000)])("opens only so many rules inside one another", async (code) => {
  const store = new GrammarStore(new PatternStore());
  const grammar = store.add((await bundledLanguages.bash()).default);
  if (grammar === null) throw new Error("No grammar.");
  const own = store.language(grammar);
  const root = { language: own, looks: { light: () => null, dark: () => null }, count: 0 };
  const scope = new Scope(root, own.scopeName, null);
  const cutter = new LineCutter(own.patterns.readLine);
  let state = new State(null, { rule: own.root, scope, content: scope, end: null, tookLineEnd: false });
  for (const [index, line] of code.split("\n").entries()) state = cutter.cut(line, index === 0, state).state;
  expect(state.depth).toBeGreaterThan(400);
  expect(state.depth).toBeLessThanOrEqual(501);
  expect(root.count).toBeLessThan(5000);
});

function look(style: number, { colors }: CodePalette): string {
  return `${sixDigits(colors[colorOf(style)])} ${fontStyleOf(style)}`;
}

function sixDigits(color = ""): string {
  return color.toLowerCase().replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
}

/** The patterns of one target are the same in every version of Node. */
const theirEngine = () => createJavaScriptRegexEngine({ forgiving: true, target: "ES2024" });

const library = createHighlighterCore({ engine: theirEngine() });

/** A library of its own tells what a grammar does where no other one is loaded. */
async function theirLooks(code: string, language: LanguageName, themes: readonly ThemeName[], shared = false) {
  const core = shared ? await library : await createHighlighterCore({ engine: theirEngine() });
  await core.loadLanguage(bundledLanguages[language]);
  await core.loadTheme(...themes.map((name) => bundledThemes[name]));
  const passes = themes.map((theme) =>
    core
      .codeToTokensBase(code, { lang: language, theme, tokenizeTimeLimit: 0 })
      .map((line) =>
        line.flatMap(({ content, color, fontStyle }) =>
          Array<string>(content.length).fill(`${sixDigits(color)} ${Math.max(0, fontStyle ?? 0)}`),
        ),
      ),
  );
  return (passes[0] ?? []).map((line, at): Looks => line.map((each, place) => `${each} ${passes[1]?.[at]?.[place]}`));
}

const everything = Object.values(SAMPLES).join("\n\n");

test.each(Object.entries(SAMPLES))("%s looks as in the library, mixed with code of others too", async (name, code) => {
  const language = name as LanguageName;
  const themes = ["github-light-default", "dark-plus"] as const;
  for (const text of [code, everything]) {
    expect(await ourLooks(text, language, themes)).toEqual(await theirLooks(text, language, themes));
  }
});

const themeNames = Object.keys(bundledThemes) as ThemeName[];

test.each(themeNames)("the theme %s colours as in the library", async (name) => {
  const themes = [name, "nord"] as const;
  for (const language of ["tsx", "css"] as const) {
    const code = SAMPLES[language];
    expect(await ourLooks(code, language, themes)).toEqual(await theirLooks(code, language, themes, true));
  }
});
