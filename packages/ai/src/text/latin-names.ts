/** Names of tools that are also English words; in lower case in English prose they are words: go to market. */
const ENGLISH_WORDS = new Set(
  'go swift spring rust gin flask express react node less excel word access spark hive unity sketch ruby dart julia puppet chef salt unreal angular helm storm beam'.split(
    ' ',
  ),
);
/** Words next to a name that give it another meaning, by the name as it is searched for. */
const OTHER_MEANINGS: Readonly<Record<string, { before?: RegExp; after?: RegExp }>> = {
  gin: { before: /(?:index|索引)\s?[（(：:]?\s?$/iu, after: /^\s?(?:index|indices|索引|indexes)/iu },
  go: { before: /-$/u, after: /^-/u },
  swift: { after: /^\s?(?:code|代码|报文|电文|汇款|MT\d|系统|网络|付款)/iu },
  spring: {
    before: /(?:in|of)\s$/u,
    after: /^\s?(?:festival|semester|term|season|break|recruit|(?:19|20)\d\d)/iu,
  },
  express: { before: /(?:SF|American|顺丰|DHL)\s?$/iu },
  excel: { after: /^\s(?:at|in)\b/iu },
  r: { after: /^\s?&/u },
  c: { after: /^\s?(?:端|轮|位)/u },
};

/** Whether a Latin word at a position is not the tool of that name, by its case and the words next to it. */
export function isOtherName(text: string, word: string, at: number): boolean {
  const sought = word.toLowerCase();
  const [before, after] = [text.slice(0, at), text.slice(at + word.length)];
  const meaning = OTHER_MEANINGS[sought];
  if (meaning?.before?.test(before) || meaning?.after?.test(after)) return true;
  const isLowerCase = text.slice(at, at + word.length) === sought;
  return ENGLISH_WORDS.has(sought) && isLowerCase && (/[a-z]\s$/u.test(before) || /^\s[a-z]/u.test(after));
}
