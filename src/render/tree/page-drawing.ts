// Owns the state while a page is drawn: services and islands.
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { type DrawContext, DrawProvider } from "../../components/draw-context.js";
import { browserOnly, IN_AN_EFFECT, needsBrowser } from "../../content/code/browser-only.js";
import { isTooDeep, ranTooLong } from "../../content/code/code-problems.js";
import type { Module } from "../../content/code/module-services.js";
import type { Moment } from "../../content/code/moments.js";
import { OutOfTime, type TimeLeft, withinTime } from "../../content/code/within-time.js";
import type { Misfit } from "../../content/tree/fit-props.js";
import { type BrowserExpression, islandFile } from "../../islands/island-file.js";
import type { ContentNode } from "../../model/content-tree.js";
import type { Html } from "../../model.js";
import { escapePattern } from "../../shared/escape-pattern.js";
import { placeIn } from "../../shared/places/place-in.js";
import { fileOf, type Place, type Report, warning } from "../../shared/problem.js";
import type { Body } from "../article/article-inputs.js";
import { drawTree } from "./draw-tree.js";
import type { TreeServices } from "./drawn-parts.js";

/** What is drawn, and where its problems and links are reported. */
interface Subject extends Pick<Body, "page" | "language" | "report" | "onLink"> {
  readonly file: string;
  /** Everything its authors wrote. */
  readonly written: () => readonly WrittenText[];
}

interface PageCode {
  /** All the code that islands of a file may be bundled from. */
  readonly codeOf: (file: string) => string;
  readonly moment: Moment;
  readonly time: TimeLeft;
}

/** What is known while one page is drawn. */
export class PageDrawing {
  services: TreeServices | null = null;
  readonly islands = new Set<string>();
  /** Where the running author code was written; null where unknown. */
  private at: Place | null = null;
  private readonly failures = new Set<string>();
  private isStopped = false;

  /** How many components of each name this pass has drawn. */
  private readonly counts = new Map<string, number>();
  readonly moment: Moment;
  /** For code on the page. */
  readonly time: TimeLeft;

  constructor(
    readonly subject: Subject,
    private readonly code: PageCode,
  ) {
    this.moment = code.moment;
    this.time = code.time;
  }

  /** Starts another pass over the page. */
  countAgain(): void {
    this.counts.clear();
  }

  /** How many components of a name this pass has drawn before. */
  count(name: string): number {
    const count = this.counts.get(name) ?? 0;
    this.counts.set(name, count + 1);
    return count;
  }

  get report(): Report {
    return this.subject.report;
  }

  /** The script for a file's interactive parts, or for one expression in it, which the page now needs. */
  island(file: string, expression: BrowserExpression | null = null): string | null {
    if (!this.subject.page.source) return null; // Content of a description has no file that could be bundled.
    const name = islandFile(file, this.code.codeOf(file), expression);
    this.islands.add(name);
    return name;
  }

  /** Runs author code that was written at a place. */
  runAt<Result>(place: Place, run: () => Result): Result {
    this.at = place;
    try {
      return run();
    } finally {
      this.at = null;
    }
  }

  /** Runs the page's code again under one limit for all of it, which costs less than one limit per component. */
  again<Result>(run: () => Result): Result {
    const { left, limit } = this.time;
    return left < limit && left > 0 ? withinTime(this.time, run) : run();
  }

  /** Reports that author code threw. It may run several times for one page. */
  failed(error: unknown): void {
    if (isTooDeep(error)) throw error; // The page as a whole cannot be drawn.
    if (error instanceof OutOfTime) {
      this.stopped(error);
      return;
    }
    if (this.failedForBrowser(error)) return;
    const reason = error instanceof Error ? error.message : String(error);
    const what = `A component of this page failed: ${reason}.`;
    if (this.at === null && this.failures.has(what)) return;
    this.failures.add(what);
    const place = this.at ?? fileOf(this.subject.file);
    this.report(warning("component-failed", place, what, "Nothing is shown in its place."));
  }

  /** Its code was stopped: one report is enough. */
  stopped(error: OutOfTime): void {
    if (this.at === null && this.isStopped) return;
    this.isStopped = true;
    this.report(ranTooLong("A component of this page", this.at ?? fileOf(this.subject.file), error));
  }

  /** Reports a failure of code that needs the browser; false for others. */
  private failedForBrowser(error: unknown): boolean {
    for (const { file, text, line } of this.subject.written()) {
      const only = browserOnly(error, text);
      if (!only) continue;
      const place = placeIn(text, only.index, { file, line, column: 1 });
      this.report(warning("component-failed", place, needsBrowser("A component", only), IN_AN_EFFECT));
      return true;
    }
    return false;
  }

  /** Author code gave an element a prop that cannot be drawn. */
  misfit(name: string, { prop, what, hint }: Misfit): void {
    const culprit = new RegExp(`<${escapePattern(name)}\\b[^<>]*?\\b${escapePattern(prop)}\\b`);
    const place = findWritten(culprit, this.subject.written()) ?? this.at ?? fileOf(this.subject.file);
    this.report(warning("unknown-prop-value", place, what, hint));
  }

  html(nodes: readonly ContentNode[], draw: DrawContext): Html {
    if (!this.services) return "";
    return renderToString(h(DrawProvider, { value: draw, children: drawTree(nodes, this.services) }));
  }
}

/** A snippet that is used often reports its faults once. */
export function withoutRepeats(report: Report): Report {
  const seen = new Set<string>();
  return (each) => {
    const key = JSON.stringify([each.code, each.place, each.what]);
    if (seen.has(key)) return;
    seen.add(key);
    report(each);
  };
}

/** Part of a file, and the line it begins in. */
interface WrittenText {
  readonly file: string;
  readonly text: string;
  readonly line: number;
}

/** What authors wrote for a page, its own text first. */
export function textsOf(
  { file, lineOffset, dependencies }: Module,
  text: string,
  readFile: (file: string) => string | null,
): WrittenText[] {
  const snippets = dependencies.map((each) => ({ file: each, text: readFile(each) ?? "", line: 1 }));
  return [{ file, text, line: lineOffset + 1 }, ...snippets];
}

/** The first match of a pattern; null where there is none. */
export function findWritten(pattern: RegExp, texts: Iterable<WrittenText>): Place | null {
  for (const { file, text, line } of texts) {
    const match = pattern.exec(text);
    if (match) return placeIn(text, match.index, { file, line, column: 1 });
  }
  return null;
}
