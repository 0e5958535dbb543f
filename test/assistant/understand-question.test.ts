import { describe, expect, test } from "vitest";
import type { Turn } from "../../src/assistant/endpoints/conversation.js";
import type { ReplyTask } from "../../src/assistant/provider.js";
import { subjectOf, understandQuestion } from "../../src/assistant/understand-question.js";
import { taskFor } from "./support/reply-task.js";

const searchQuery = (task: ReplyTask) => understandQuestion(task).query;

test.each([
  ["How do I install with npm?", "and with Docker?", "How do I install with Docker Docker"],
  ["How do I deploy a flow to Kubernetes?", "and with Docker?", "How do I deploy a flow with Docker Docker"],
  ["How do I install with npm?", "What about Windows?", "How do I install with npm Windows Windows"],
  ["Can I send responses to Google Sheets?", "and to Slack?", "Can I send responses to Slack Slack"],
  ["How do I get started with Acme in Python?", "and in TypeScript?", "How do I get started with Acme in TypeScript"],
  ["How do I get started in Python with Acme?", "TypeScript?", "How do I get started in with Acme in TypeScript"],
  ["How do I install the tool?", "and in Python?", "How do I install the tool in Python"],
  ["How do I import items from a file?", "and links?", "How do I import links from a file links"],
  ["How do I create a queue?", "and a topic?", "How do I create a topic a topic"],
  ["How do I install it with npm?", "and yarn?", "How do I install it with npm yarn yarn"],
  ["How do I connect my Twilio account?", "and Telnyx?", "How do I connect my Telnyx account Telnyx"],
  ["How do I build a leaderboard?", "and streaks?", "How do I build streaks streaks"],
])("“%s”, continued by “%s”, searches “%s”", (before, followUp, query) => {
  expect(searchQuery(taskFor([before, followUp]))).toBe(query);
});

test("a follow-up with a verb of its own is searched with what was asked before", () => {
  const [before, followUp] = ["How do I install with npm?", "Why does it fail?"];
  expect(searchQuery(taskFor([before, followUp]))).toBe(`${followUp} ${followUp} ${before}`);
});

test("a chain of follow-ups goes back to the question that stood for itself", () => {
  const task = taskFor(["How do I install with npm?", "and in Python?", "What about Windows?"]);
  expect(searchQuery(task)).toContain("How do I install with npm Windows");
});

test("searches a question that stands for itself alone", () => {
  const question = "Which port does the container listen on?";
  expect(searchQuery(taskFor(["How do I install with npm?", question]))).toBe(question);
});

describe("in scripts without spaces, and where few words ask much", () => {
  test.each([
    ["如何设置自定义域名？", "支持哪些操作系统和架构？"],
    ["ドメインを設定する方法は？", "APIキーはどこで確認できますか？"],
    ["도메인을 어떻게 설정하나요?", "토큰은 어디서 확인하나요?"],
    ["Как установить пакет?", "Как удалить аккаунт?"],
    ["Como instalo o pacote?", "O que acontece se der erro?"],
  ])("after “%s”, “%s” stands for itself", (before, question) => {
    expect(searchQuery(taskFor([before, question]))).toBe(question);
  });

  test.each([
    ["如何设置自定义域名？", "那子域名呢？"],
    ["如何创建工作流？", "它支持定时触发吗？"],
    ["도메인을 어떻게 설정하나요?", "서브도메인은요?"],
    ["Как установить пакет?", "А для Docker?"],
  ])("after “%s”, “%s” goes on from it", (before, question) => {
    expect(searchQuery(taskFor([before, question]))).toContain(before.replace(/\?$/, ""));
  });

  test.each([
    ["如何用JavaScript创建工作流？", "那Python呢？"],
    ["JavaScript로 어떻게 설치하나요?", "Python으로는요?"],
    ["Comment installer avec npm en JavaScript ?", "et en Python ?"],
  ])("after “%s”, “%s” asks for the same in another language of code", (before, question) => {
    const query = searchQuery(taskFor([before, question]));
    expect(query).toContain("Python");
    expect(query).not.toContain("JavaScript");
  });
});

test("what the reader points at is meant by a question that points, and never part of the question", () => {
  const context = [{ type: "code" as const, value: "npm install acme", path: null, elementId: null }];
  const pointing = understandQuestion(taskFor(["What happens in this code block?"], { context }));
  expect(pointing).toMatchObject({ pointedAt: "npm install acme", isPointing: true });
  const other = understandQuestion(taskFor(["Which port does the container listen on?"], { context }));
  expect(other).toMatchObject({ isPointing: false, query: "Which port does the container listen on?" });
});

test("a follow-up goes on from the pages that the last answer names as its sources", () => {
  const answer =
    "**[Install](/install#npm)**\n\nSee [npm](https://npmjs.com).\n\n**See also**\n\n- [Deploy](/deploy): There.";
  const turns: Turn[] = [
    { role: "user", text: "How do I install it here?" },
    { role: "assistant", text: answer },
    { role: "user", text: "on another port?" },
  ];
  expect(understandQuestion(taskFor(["on another port?"], { turns })).cited).toEqual(["/install"]);
  const further = { role: "user" as const, text: "Which port does the container listen on?" };
  const task = taskFor([further.text], { turns: [...turns.slice(0, 2), further] });
  expect(understandQuestion(task).cited).toEqual([]);
});

test.each([
  ["What is a queue?", "queue"],
  ["What are the ranking rules?", "ranking rules"],
  ["What does index_not_found mean?", "index_not_found"],
  ["Was ist eine Warteschlange?", "Warteschlange"],
  ["队列是什么？", "队列"],
  ["FIRE 是什么东西？", "FIRE"],
  ["ループって何ですか？", "ループ"],
  ["가드레일은 무엇인가요?", "가드레일"],
  ["Webhook nedir?", "Webhook"],
  ["How do I start?", null],
])("%s asks to explain %s", (question, subject) => expect(subjectOf(question)).toBe(subject));
