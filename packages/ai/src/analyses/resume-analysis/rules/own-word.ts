/** 妇联组织的培训: the activity of another organisation. */
const isOfAnother = (text: string, word: string, at: number): boolean =>
  /^\p{Script=Han}{2}$/u.test(word) &&
  /\p{Script=Han}/u.test(text[at - 1] ?? '') &&
  text[at + word.length] === '的' &&
  /\p{Script=Han}/u.test(text[at + word.length + 1] ?? '');

/** Negations: 没有上线, 未使用过 MySQL. */
const DENIED =
  /(?:没有?|未|从未|不会|不懂|不了解|不熟悉)(?:做|用|使用|接触|参与|参加|学|负责|正式|实际)?过?\s?$/u;

/** Text before a word that changes its meaning: 电子商务 is a subject, 体质测试 is not a software test. */
const OTHER_MEANING: Readonly<Record<string, RegExp>> = {
  商务: /电子$/u,
  测试: /(?:体质|体能|健康|心理|智力|听力|视力|性格|体育|入学|摸底|水平|英语|普通话)$/u,
};

/** Whether the word is in the title of a book: 《用户体验要素》. */
const isInTitle = (before: string): boolean => before.lastIndexOf('《') > before.lastIndexOf('》');

/** Whether the word at `at` is about the candidate's own work, in the meaning of the lexicon. */
export function isOwnWord(text: string, word: string, at: number): boolean {
  const before = text.slice(0, at);
  return !(
    isOfAnother(text, word, at) ||
    isInTitle(before) ||
    DENIED.test(before) ||
    OTHER_MEANING[word]?.test(before)
  );
}
