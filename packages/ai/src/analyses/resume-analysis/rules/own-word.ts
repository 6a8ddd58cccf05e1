/** 妇联组织的培训: the activity of another organisation. */
const isOfAnother = (text: string, word: string, at: number): boolean =>
  /^\p{Script=Han}{2}$/u.test(word) &&
  /\p{Script=Han}/u.test(text[at - 1] ?? '') &&
  text[at + word.length] === '的' &&
  /\p{Script=Han}/u.test(text[at + word.length + 1] ?? '');

/** Negations: 没有上线, 未使用过 MySQL. */
const DENIED =
  /(?:没有?|未|从未|备考|在考|报考|准备考|拟考|不会|不懂|不了解|不熟悉)(?:做|用|使用|接触|参与|参加|学|负责|正式|实际)?过?\s?$/u;

/** Text after a word by which it tells the reason or time of leaving an own job: 离职原因, 离职照顾孩子. */
const OWN_EXIT = /^(?:原因|状态|证明|时间|后|前|，?(?:照顾|照看|带|备考|陪|回|休|返))/u;
/** Text before it that does the same: 因公司搬迁离职, 已离职. */
const OWN_REASON = /(?:原因|因[^，。；]{1,10}|个人|已经?|目前|现已?|本人|主动|自愿|合同到期)$/u;
const isOwnExit = (text: string, word: string, at: number): boolean =>
  word === '离职' && (OWN_REASON.test(text.slice(0, at)) || OWN_EXIT.test(text.slice(at + word.length)));

/** Whether the word is in the title of a book: 《用户体验要素》. */
const isInTitle = (before: string): boolean => before.lastIndexOf('《') > before.lastIndexOf('》');

/** Whether the word at `at` is about the candidate's own work, in the meaning of the lexicon. */
export function isOwnWord(text: string, word: string, at: number): boolean {
  const before = text.slice(0, at);
  return !(
    isOfAnother(text, word, at) ||
    isInTitle(before) ||
    isOwnExit(text, word, at) ||
    DENIED.test(before)
  );
}
