// Reads the samples that the author of a description wrote: `x-codeSamples` and `x-oaiMeta`.
import { entriesAt, isArray, isObject, type JsonObject, type Maybe, member, textAt } from "../json.js";
import { findSampleLanguage } from "../samples/sample-languages.js";
import type { CodeSampleView, WrittenResponseView } from "../views.js";

/** Samples of requests, in the order of the description. */
export function codeSamples(operation: JsonObject): CodeSampleView[] {
  const written = member(operation, "x-codeSamples") ?? member(operation, "x-code-samples");
  return [
    ...(isArray(written) ? written.flatMap(labelledSample) : []),
    ...writtenExamples(operation).flatMap(requestsOf),
  ];
}

/** Samples of responses: those that belong to samples of requests. */
export function writtenResponses(operation: JsonObject): WrittenResponseView[] {
  return writtenExamples(operation).flatMap((example) => {
    const text = textAt(example, "response");
    return text === null ? [] : [{ label: textAt(example, "title") ?? "Example", text: text.trimEnd() }];
  });
}

function labelledSample(sample: Maybe): CodeSampleView[] {
  const language = textAt(sample, "lang");
  const source = textAt(sample, "source");
  if (language === null || source === null) return [];
  return [{ example: null, language, label: textAt(sample, "label") ?? language, source }];
}

/** One example or a list of them. */
function writtenExamples(operation: JsonObject): Maybe[] {
  const examples = member(member(operation, "x-oaiMeta"), "examples");
  if (isArray(examples)) return [...examples];
  return isObject(examples) ? [examples] : [];
}

function requestsOf(example: Maybe): CodeSampleView[] {
  return entriesAt(example, "request").flatMap(([language, source]) => {
    if (typeof source !== "string" || source === "") return [];
    const label = findSampleLanguage(language)?.label ?? language;
    return [{ example: textAt(example, "title"), language, label, source: source.trimEnd() }];
  });
}
