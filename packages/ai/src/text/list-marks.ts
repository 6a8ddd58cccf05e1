import { regex } from '@qicheng/resume/regex';

/** Duties in a row with commas instead of 、: 负责客户接待，需求分析，试乘试驾. */
const DUTIES =
  /^(?:主要)?(?:负责|从事|承担|协助|参与)(?:[^，。；、：\d]{2,10}，){2,}[^，。；、：\d]{2,12}[。；]?$/u;
/** A clause with its own verb, which is not a further duty of the list. */
const OTHER_CLAUSE = regex('u')`
  ，(?:并|从而|确保|保证|使|为|以|对|把|将|由|向|与|给|实现|提高|降低|达到|及时|定期|配合|协助|参与|负责|完成|获|每|共|从|至)
`;

/** A text whose lists of duties have the mark of a list. */
export const withListMarks = (text: string): string =>
  text
    .split(/(?<=[。；])/u)
    .map((each) => (DUTIES.test(each) && !OTHER_CLAUSE.test(each) ? each.replaceAll('，', '、') : each))
    .join('');
