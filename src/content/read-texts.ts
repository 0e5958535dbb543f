// Reads texts of a project's files and caches the answers about them, so that unchanged files are not read again.
import { openFolder } from "../files/open-folder.js";
import { ownValue } from "../memory/kept-file.js";
import { withFile } from "../shared/stack-trace.js";

/** Answers to questions about one text, by the names of the questions. Plain data: they are kept between runs. */
type Answers = Readonly<Record<string, unknown>>;

/** What earlier runs know of the files as they are now; null of a file that changed. */
type KnownAnswers = (file: string) => Answers | null;

export interface ProjectTexts {
  /** What the text of a file (relative to the root) says to a question. Under one name the same is asked, always. */
  readonly ask: <Answer>(file: string, question: string, answer: (text: string) => Answer) => Answer;
  /** The text of a file itself. */
  readonly read: (file: string) => string;
  /** Whether a file was read in an earlier run and is the same as then. */
  readonly isKnown: (file: string) => boolean;
  /** All that was asked in this run. */
  readonly asked: () => ReadonlyMap<string, Answers>;
  /** Call this when nothing more will be read: texts are not kept for later. */
  readonly letGo: () => void;
}

/** Characters of texts that are kept while more may be asked of them: of most sites all. */
const MOST_KEPT = 1 << 24;

export function projectTexts(root: string, known: KnownAnswers = () => null): ProjectTexts {
  const asked = new Map<string, Record<string, unknown>>();
  const texts = new Map<string, string>();
  const folder = openFolder(root);
  let room = MOST_KEPT;
  const textOf = (file: string): string => {
    const kept = texts.get(file);
    if (kept !== undefined) return kept;
    const text = folder.listed(file);
    if (text.length <= room) {
      texts.set(file, text);
      room -= text.length;
    }
    return text;
  };
  return {
    read: textOf,
    ask: <Answer>(file: string, question: string, answer: (text: string) => Answer): Answer => {
      const answers = asked.get(file) ?? {};
      asked.set(file, answers);
      if (!(question in answers)) {
        const before = known(file);
        const isKnown = before !== null && question in before;
        answers[question] = isKnown ? before[question] : withFile("While reading", file, () => answer(textOf(file)));
      }
      return answers[question] as Answer;
    },
    isKnown: (file) => known(file) !== null,
    asked: () => asked,
    letGo() {
      texts.clear();
      room = MOST_KEPT;
    },
  };
}

/** What texts answered, with the state of each file before it was read. Plain data, kept between runs. */
export type StatedAnswers = Readonly<Record<string, readonly [state: string, answers: Answers]>>;

/** What the file system says of the files of a project. */
type FileStates = Pick<ReadonlyMap<string, string>, "get">;

/** The texts of a project whose files are in these states. Those that answered in the same state are not read again. */
export function textsSince(root: string, known: StatedAnswers, states: FileStates): ProjectTexts {
  return projectTexts(root, (file) => {
    const [state, answers] = ownValue(known, file) ?? [];
    return answers !== undefined && state === states.get(file) ? answers : null;
  });
}

/** For the next run. */
export function statedAnswers(texts: ProjectTexts, states: FileStates): StatedAnswers {
  const known: Record<string, readonly [string, Answers]> = {};
  for (const [file, answers] of texts.asked()) {
    const state = states.get(file);
    if (state !== undefined) known[file] = [state, answers];
  }
  return known;
}
