import { regex } from '@qicheng/resume/regex';

/** What somebody wants or plans: a post, a place, pay, the time of a change. */
const WISH = regex('u')`
  想(?:找|做|要|应聘|去|从事|转|换|往|在|进|学|考|当|干|试)|希望|期望|期待|打算|计划(?!部|员|书|表)[^，,；;。]{0,6}(?:考|学|做|去|换|转|找)
  |求职|应聘|意向|可以?考虑|也(?:能|可以?|行|愿意)(?:干|做|接受|考虑)|(?:优先|只|先|最好)(?:考虑|找)|愿意(?:做|从事|学|转|去)|面议
  |随时(?:到岗|上班|可)|最快[^，,；;。]{1,10}(?:上班|到岗|入职)
`;

/** Whether a line states a wish or a plan, which shows nothing done. */
export const isWish = (line: string): boolean => WISH.test(line);

/** A clause that tells what one wants to learn, do or become. */
const WISH_CLAUSE = regex('u')`
  ^(?:也|还|现在|目前|以后|未来|今后|接下来|下一步|很|一直)*(?:(?:想|希望|期望|打算|愿意)[^，,；;。]{0,12}(?:学|考|转|做|从事|往|向|去|到|成为|进入|发展)
  |(?:计划|准备)(?:在?[^，,；;。]{0,6}年(?:内|底)?)?(?:学|考|转|往|去|进|当)|目标是)
`;
const CLAUSES = /(?<=[，,；;。])/u;

/** A text without clauses that tell a wish, which name words but show nothing. */
export const withoutWishes = (text: string): string =>
  text
    .split(CLAUSES)
    .filter((clause) => !WISH_CLAUSE.test(clause.trim()))
    .join('');
