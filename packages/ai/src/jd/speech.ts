import { regex } from '@qicheng/resume/regex';
import type { ProvingText } from './read-resume.js';
import { relatedWordsOf } from './related-words.js';

/** What somebody says openly about weak speech in a language: 口语一般, 口语还在练. */
const WEAK =
  /(?:口语|听说|口头(?:表达|交流))(?:能力|水平|这块)?(?:还|比较|也|就|只|都|相对|有点|不太|仍|较)*(?:一般|普通|薄弱|弱|差|不好|不行|不流利|不流畅|有限|欠佳|生疏|要练|需(?:要)?(?:加强|提高)|(?:在|正在)[练学补]|(?:会|能)?简单)/u;
/** Reading and writing, which show no speech: 能看英文文档. */
const READS =
  /(?:看|读|查|翻|阅读)(?:得?懂|过)?[^，。；]{0,4}[英日德法韩][语文][^，。；]{0,10}(?:文档|邮件|资料|手册|文献|说明书|图纸|合同)/u;

/** The text that calls the speech of a language weak, with its words. */
export function weakSpeech(
  language: string,
  texts: readonly ProvingText[],
): { text: ProvingText; words: string } | undefined {
  for (const text of texts) {
    const words = WEAK.exec(text.text)?.[0];
    if (words !== undefined && relatedWordsOf(language).some((name) => text.text.includes(name)))
      return { text, words };
  }
  return undefined;
}

/** Work that was done in the language. */
const USED_AT_WORK = regex('u')`
  (?:用|以)?(?:英[语文]|日[语文]|德[语文]|法[语文]|韩[语文])[^，。；]{0,12}(?:开会|会议|谈判|汇报|沟通|交流|邮件
  |电话|写|接待|授课|演讲|文档)|(?:海外|外籍|国外|总部|外宾|外商|老外)[^，。；]{0,14}(?:开会|会议|沟通|对接|邮件
  |电话|汇报|谈判|接待)|(?:接待|对接|拜访|服务)(?:海外|外籍|国外|外宾|外商)
`;

/** Whether a line describes work in a language, besides reading in it. */
export const isUsedAtWork = (line: string): boolean => USED_AT_WORK.test(line.replace(READS, ''));

/** A clause without fluency in writing, which a mark shows: 读写流利. */
export const withoutWriting = (text: string): string =>
  text.replace(/(?:读写|阅读|书写|写作)(?:能力)?(?:流利|流畅|熟练)/gu, '');
