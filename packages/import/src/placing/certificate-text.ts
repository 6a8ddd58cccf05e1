import { regex } from '@qicheng/resume/regex';
import { reworded, type TextLine } from '../reading/page-text.js';
import { CERTIFICATE } from './achievement-names.js';

const YEAR_AFTER = regex('gu')`
  (?<=证书?(?:[（(][^（）()]{1,8}[）)])?)[，,]\s*(?<date>(?:19|20)\d{2}年?(?:\d{1,2}月)?)(?:考|拿|办|取得|考出来|考下来)?的(?=[，,；;。\s]|$)
`;
/** 焊工证，2018年的: the year said after a certificate, in brackets as in a list. */
export const withYearsInBrackets = (text: string): string => text.replace(YEAR_AFTER, '（$<date>）');

const PART = '(?:笔试|面试|机试|口试|理论|实操|技能)';
const PARTS_PASSED = new RegExp(
  `(?<=资格|考试|[师员证])(?<parts>${PART}(?:[、，,和与及]${PART})+(?:成绩)?(?:均|都|全部)?已?(?:合格|通过|过了?))(?:[（(](?<date>[^（）()]{4,12})[）)])?`,
  'gu',
);
/** 教师资格考试笔试、面试均已合格（2026年6月）: the parts that were passed are a remark on one examination. */
export const withPartsInBrackets = (text: string): string =>
  text.replace(PARTS_PASSED, (_whole, parts: string, date?: string) =>
    date === undefined ? `（${parts}）` : `（${parts}，${date}）`,
  );

const NAME_AND_VALUE = /^(教师资格证|普通话(?:水平|等级)?)\t([^\t，,；;]{2,10})$/u;
/** 教师资格证 | 小学英语: the kind of a certificate in one cell and its subject or grade in the next. */
export const withValueOfCertificate = (line: TextLine): TextLine =>
  reworded(line, line.text.replace(NAME_AND_VALUE, '$1（$2）'));

const OTHER_LABEL = /^\s*其[他它]\s*(?:[\t：:]|\s{2,})\s*(?=\S)/u;
/** 其他 | 证券从业资格；C1驾照: the label of the row is no name. Above skills (其他 | Docker) it names the group. */
export const withoutOtherLabel = (line: TextLine): TextLine =>
  CERTIFICATE.test(line.text) ? reworded(line, line.text.replace(OTHER_LABEL, '')) : line;

const OBTAINED = regex('u')`
  ^(?<date>(?:19|20)\d{2}(?:年|[.\-/])?(?:\d{1,2}月?(?:份)?)?)?\s*(?:考取|取得|考得|获得|获取|领取|拿到|通过)(?:国家)?
  \s*(?=\S*(?:[证照]|资格|[师员工]级?)书?(?:[（(][^（）()]*[）)])?(?:$|[\s，,；;]))
`;
const CERTIFICATE_IN_SENTENCE = regex('u')`
  ^(?<date>(?:19|20)\d{2}年?(?:\d{1,2}月(?:份)?)?)?\s*(?:我|本人|还|也|又|另外|后来|去年|今年|已经?)*(?:考|拿|取得|办|领)(?:了|到了?|下来?了?|出来?了?|过了?|取了?)
  (?:一?[个张本])?\s*(?=\S*(?:[证照]|[师员工级])(?:[（(][^（）()]*[）)])?$)
`;
/** 2021年又考了个育婴员证, 2020年 取得药师资格证书: the name with its date, without the verb. */
export const withoutVerb = (part: string): string => {
  const text = part.replace(/^(?:还|也)有(?=\S{3})|^[，、\s]+|[。.,，、]$/gu, '').trim();
  const found = CERTIFICATE_IN_SENTENCE.exec(text) ?? OBTAINED.exec(text);
  return found === null ? text : `${found.groups?.date ?? ''} ${text.slice(found[0].length)}`.trim();
};
