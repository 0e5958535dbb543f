// Owns the word rules of Chinese.
import type { WordRules } from "../words/word-rules.js";

export const rules: WordRules = {
  stem: (word) => word,
  stopWords: `
    的 了 吗 呢 吧 啊 呀 么 是 在 有 和 与 或 及 而 但 也 都 就 还 又 被 把 将 从 到 对 于 为 以 因为 所以 如果 那么
    我 你 您 他 她 它 我们 你们 您们 他们 它们 这 那 这个 那个 这些 那些 此 该 什么 怎么 怎样 怎么样 如何 为什么 为何
    哪 哪个 哪些 哪里 哪儿 谁 几 多少 何时 什么时候 是否 是不是 能 能否 可以 可否 会 要 需要 想 应该 应 请 一个 一种 一些
    里 中 上 下 时 不 没有 没 很 更 最 之 其 并 且 着 过 地 得 后 前 做 多 运作 使用 嗎 們 這 個 為 什麼 怎麼 如何 為什麼 哪裡 嗎`,
};
