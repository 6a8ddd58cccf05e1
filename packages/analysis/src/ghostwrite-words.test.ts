import { writesText, writesWords } from './ghostwrite-words.js';

const variantsOf = (before: string, ...parts: string[]) => {
  const change = { before, parts: parts.map((text, at) => ({ id: `a${at}`, text })) };
  return { variants: [{ changes: [change] }] } as unknown as Parameters<typeof writesWords>[0];
};

describe('writesWords', () => {
  it.each([
    ['the same words in another order', '为40户老人建档，回访率95%', '回访率95%：为40户老人建档'],
    ['different punctuation', '组织读书会12场,参加260人。', '组织读书会12场，参加260人'],
    ['a placeholder', '排版推文', '排版推文，【待补充：阅读量】'],
  ])('is false for %s', (_what, before, after) => expect(writesWords(variantsOf(before, after))).toBe(false));

  it.each([
    ['different words', '写推文', ['撰写推文']],
    ['removed words', '主要负责推文的排版', ['排版推文']],
    ['a statement split in two', '甲乙丙。丁戊己', ['甲乙丙', '丁戊己']],
    ['a new statement', '', ['采访校友']],
  ])('is true for %s', (_what, before, parts) =>
    expect(writesWords(variantsOf(before, ...parts))).toBe(true),
  );

  it('is false for a run without variants', () => expect(writesWords({ variants: [] })).toBe(false));
});

describe('writesText', () => {
  it.each([
    ['words that are only removed', '参与了很多项目，认真完成了各项任务', '参与项目，认真完成各项任务'],
    ['words removed next to a placeholder', '负责推文的排版', '排版，【待补充：阅读量】'],
    ['the same words in another order', '回访率95%，为40户老人建档', '为40户老人建档，回访率95%'],
  ])('is false for %s', (_what, before, after) => expect(writesText(variantsOf(before, after))).toBe(false));

  it.each([
    ['different words', '写推文', ['撰写推文']],
    ['moved words with others removed', '主要负责推文的撰写和排版', ['撰写和排版推文']],
    ['a statement split in two', '甲乙丙。丁戊己', ['甲乙丙', '丁戊己']],
    ['a new statement', '', ['采访校友']],
  ])('is true for %s', (_what, before, parts) => expect(writesText(variantsOf(before, ...parts))).toBe(true));
});
