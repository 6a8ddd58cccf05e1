import type { LetterRole } from '@qicheng/analysis/cover-letter';
import { regex } from '@qicheng/resume/regex';
import { isEnglishText } from '../../text/no-chinese.js';
import { plainLines } from '../../text/plain-lines.js';
import { WordFinder } from '../../text/words.js';
import { isHarmful } from './facts/harmful-sentences.js';
import type { Letter, Paragraph } from './letter.js';

export type { Letter, Paragraph };

const SUBJECT =
  /^(?:求职信|自荐信|应聘信|求职申请|cover letter|(?:应聘|关于应聘)[^，。]{0,24}(?:的)?(?:求职信|自荐信|申请))$/iu;
const SALUTATION =
  /^(?:尊敬的|敬爱的|亲爱的|尊贵的|致[：:\s]|您好|你好|各位|Dear\b|To\b|Hi\b|Hello\b)[^。！!]{0,36}[：:，,！!]?$/iu;
/** A reader, a team and an employer in English words are longer: Dear Hiring Manager at Northern Lights Textiles, */
const ENGLISH_SALUTATION = /^Dear\b[^.!?;:]{1,76}[,:]$/iu;
const NAMED_SALUTATION =
  /^[^。！!？?；;，,]{0,30}(?:经理|主管|老板|老师|总监|女士|先生|小姐|师傅|太太|同志|负责人|HR|领导们?|主任|院长|校长|园长|厂长|店长|部长|律师|医生|护士长|总|团队|部门?|[组处科]|同事们?|办公室)[，,\s]*(?:您们?好|你们?好|大家好|好)?[：:，,！!。]?$/u;
/** A greeting in a first line of its own: 张姐你好呀，, 招聘的小伙伴们大家好！ */
const GREETED = /^[^。！!？?；;，,：:]{0,20}(?:您们?|你们?|大家|各位)好[呀啊哈哦呢~～]*[\s：:，,！!。~～]*$/u;
/** A short first sentence that applies for a post is no salutation: 我来应聘你们的采购经理。 */
const APPLIES = /^(?:我|本人)[^，。；]{0,4}(?:应聘|申请|竞聘|求职)/u;
/** A first line with a colon, whatever it names: 海联货运：, 人事部： */
const ADDRESSED_LINE = /^[^。！!？?；;，,：:]{2,24}[：:]$/u;
const COURTESY =
  /^(?:此致|敬礼|祝(?![愿贺])|顺[颂祝]|敬祝|敬颂|谨祝|谨上|Best(?: wishes| regards)?|(?:Yours )?Sincerely|(?:Kind|Warm) regards|Yours|Regards)[^。]{0,20}[！!。，,]?$/iu;
const HAN_DIGIT = '[〇零○一二三四五六七八九十]';
/** A day or month alone, in figures, in Chinese or in English. */
const DATE_LINE = new RegExp(
  `^(?:日期[:：]\\s*)?(?:(?:19|20)\\d{2}\\s?[年./-]\\s?\\d{1,2}(?:\\s?[月./-]\\s?(?:\\d{1,2}\\s?[日号]?)?)?|[一二]${HAN_DIGIT}{3}年${HAN_DIGIT}{1,2}月(?:${HAN_DIGIT}{1,3}日)?|\\d{1,2}月\\d{1,2}[日号]|\\d{1,2}(?:st|nd|rd|th)? [A-Z][a-z]+,? \\d{4}|[A-Z][a-z]+ \\d{1,2}(?:st|nd|rd|th)?,? \\d{4})$`,
  'u',
);
const SIGNED = regex('iu')`
  ^(?:(?:求职者|应聘者|申请人|求职人|自荐人|应聘人|姓名|联系人|联系电话|联系方式|电话|手机|邮箱|邮件|微信|Email
  |E-mail|Tel|Phone|Mobile|日期)[:：\s]|[\w.+-]+@[\w-]+\.|(?:联系)?(?:电话|手机号?)\s?\d
  |1\d{2}[\s-]?\d{4}[\s-]?\d{4}\b)
`;
/** A name with or without what one writes after it: 孙雅婷 敬上, 周敏华 13900010006, Li Mingzhe. */
const NAME_LINE = regex('u')`
  ^(?:(?![期感谢祝盼])[\u4e00-\u9fa5·]{2,4}\s*(?:敬上|谨上|拜上|敬呈|谨呈
  |上)?(?:[\s，,]+(?:1\d{2}[\s-]?\d{4}[\s-]?\d{4}|[\w.+-]+@\S+|(?:19|20)\d{2}\D.{0,10}|\d{1,2}月\d{1,2}[日号]))*
  |[A-Z][a-z]+(?:[ -][A-Z][a-z]+){1,2})$
`;
const isSigned = (text: string): boolean =>
  text.length <= 60 && (DATE_LINE.test(text) || SIGNED.test(text) || NAME_LINE.test(text));

const CLOSING =
  /期待|盼|面谈|面试|试工|进一步沟通|感谢您|谢谢您|附上|附件|联系我|回复|当面|look forward|interview/iu;
const MOTIVE =
  /贵(?:公司|单位|司|院|校|行|园|所|店|集团)|吸引|认同|了解到|关注|想加入|希望加入|加入[^，。]{0,12}(?:是因为|因为)|向往|产品|使用过|为什么/u;
const ACTION = /\d|负责|参与|开发|设计|策划|运营|撰写|组织|完成|搭建|实习|项目|担任|分析|带领/u;

/** A greeting and thanks without anything of the writer or the post. */
const THANKS =
  /^(?:您好|你们?好)?[！!，,。\s]*(?:非常|十分|很|衷心)?(?:感谢|谢谢)[^。！!]{0,30}(?:时间|阅读|查看|审阅|看我|百忙)[^。！!]{0,20}[。！!]?$/u;
/** Since when and for what one wants to do this work. */
const CALLED =
  /从小|自幼|梦想|理想|立志|向往|志向|铁饭碗|脸上(?:也|都)?有光|(?:想|愿意?)(?:当|成为)|为什么(?:想|选择)/u;
/** The last words of a letter in other forms: a request, a promise, how one is reached. */
const ENDS_LETTER =
  /恳请|恳求|如蒙|录用|给我(?:一[次个])?机会|一定(?:会)?(?:努力|好好|认真)|不会让|随时|电话|微信|到岗|上班/u;
/** Pay, insurance and hours, which one asks for. */
const TERMS =
  /(?:工资|薪[资水]|底薪|月薪|待遇|社保|押金|保证金|培训费|五险)[^。]{0,16}(?:想|希望|要|能不能|可不可以|可以吗|\d|交|买|以上|无所谓|不给)/u;
/** Why one left, told against the employer. */
const GRUDGE = /(?:老板|领导|公司|上个?厂|单位)[^。]{0,12}(?:不会做人|抠|拖|搬|倒闭|骂|不重视|扯)/u;
/** Why one needs the work, and what one can no longer do: nothing that was done. */
const NEED = regex('u')`
  (?:需要|离不开|指望|就靠)[^，。]{0,4}(?:这份|这个|一份)(?:工作|岗位)|(?:房贷|车贷|房租|学费|生活费|医药费)[^，。；]{0,8}(?:还|交|付)
  |(?:孩子|家里|老人|父母|老公|老婆|爱人)[^，。；]{0,12}(?:要花|花钱|压力|欠)|养家|照顾(?:照顾|一下)|(?:工资|收入)[^，。；]{0,8}[才只]
`;
const UNABLE =
  /(?:不会|忘)(?:光|掉)?了(?=[，。；]|$)|没有?(?:上过?班|工作)了?(?=[，。；]|$)|(?:不要|别)嫌弃/u;
/** What one asks the employer for, and the ease that one looks for. */
const REQUEST =
  /(?:能不能|可不可以|能否|可否|最好)[^，。；]{0,8}(?:安排|少排|不排|休|放假|请假|开|扣|[白晚夜]班)|希望[^，。；]{0,8}(?:少排|不排|放假|休息|[白晚夜]班)|(?:晚班|夜班|周末|加班|出差)[^，。；]{0,6}(?:不太?方便|不想|怕)|(?:想|就|要)找个?[^，。；]{0,14}(?:轻松|稳定|清闲|安稳|离家近)/u;
/** Whether a sentence says only why one needs the work, what one asks for or what one can not do. */
export const isNeedOrLack = (sentence: string): boolean =>
  NEED.test(sentence) || UNABLE.test(sentence) || REQUEST.test(sentence);
/** What one has not, without anything that one has done. */
const LACKS = /(?:没有?|缺少?)(?:什么)?(?:正式|相关)?的?(?:工作)?(?:经历|经验)|(?:级|证)没有?过/u;
const NOTHING_DONE: readonly ((sentence: string) => boolean)[] = [
  (sentence) => TERMS.test(sentence) || GRUDGE.test(sentence) || OFFERED.test(sentence),
  isNeedOrLack,
  isHarmful,
  (sentence) => LACKS.test(sentence) && !/\d/u.test(sentence),
];
const withoutTerms = (text: string): string =>
  text
    .split(/(?<=[。！？!?；])/u)
    .filter((sentence) => !NOTHING_DONE.some((is) => is(sentence)))
    .map(withoutFamily)
    .join('')
    .trim();

/** One's own family, which is no part of one's work: 我老公跑货车不在家, 两个孩子大的12岁. */
const OWN_FAMILY =
  /老公|老婆|爱人|婆婆|公公|岳[父母]|我(?:家)?(?:的)?(?:孩子|儿子|女儿|[爸妈父母])|老(?:父|母)亲?|家里(?:情况|人|困难|有)|(?:有|^)[一二两三123]个?(?:孩子|小孩|宝宝|娃|女儿|儿子)/u;
/** A sentence without the clauses about one's own family. */
export const withoutFamily = (sentence: string): string =>
  sentence
    .split(/(?<=[，；。！])/u)
    .filter((clause) => !OWN_FAMILY.test(clause))
    .join('');
/** Papers of an employer that one offers to the next. */
const OFFERED = /(?:内部|名单|报价|档案|计划|资料)[^。]{0,40}(?:分享|提供给|带过来|供[^。]{0,6}参考)/u;
/** What one studied in a thesis of one's own. */
const THESIS = /我的?(?:博士|硕士|本科|毕业|学位)?(?:论文|课题|毕业设计)/u;
const EXPERIENCE = /[做干当教学用写带管跑开修](?:了|过)|经验|经历|工作|毕业|熟悉|擅长|专业|(?<!保)证书?/u;

const SPLIT = /(?<=[。！？!?；;])|(?<=(?:[a-z\d)%]|[A-Z]{2})\.)(?<!\b(?:Mr|Ms|Mrs|Dr|No|St)\.)\s+(?=[A-Z])/u;

function roleOf(text: string, place: number, isAfterCourtesy: boolean, isEnding: boolean): LetterRole | null {
  if (place === 0 && SUBJECT.test(text)) return 'subject';
  if (place === 0 && ADDRESSED_LINE.test(text)) return 'salutation';
  if (
    place <= 2 &&
    text.length <= 40 &&
    (SALUTATION.test(text) || NAMED_SALUTATION.test(text) || GREETED.test(text)) &&
    !APPLIES.test(text)
  )
    return 'salutation';
  if (place <= 2 && ENGLISH_SALUTATION.test(text)) return 'salutation';
  if (text.length <= 24 && COURTESY.test(text)) return 'courtesy';
  if (isEnding) return 'signature';
  return isAfterCourtesy && text.length <= 40 ? 'signature' : null;
}

/** Where the lines of a signature begin at the end of a letter. */
function endingOf(texts: readonly string[]): number {
  let at = texts.length;
  while (at > 1 && isSigned(texts[at - 1] ?? '')) at -= 1;
  return at;
}

/** Somebody addressed at the beginning of the first sentence: 园长您好，我是…, 尊敬的HR：您好！… */
const SALUTED = regex('u')`
  ^((?:尊敬的|敬爱的|亲爱的)[^，。！!？：:,]{1,20}[：:，,]
  |[^，。！!？：:,\s]{0,12}(?:老师|老板|经理|主管|[园院校店厂]长|主任|HR|领导|负责人|女士|先生|小姐|师傅|[\u4e00-\u9fa5]总)们?(?:您好|你好|好)[！!，,。：:])\s*(?=.{12})
`;
/** The lines of a letter, with a salutation in the first one as a line of its own. */
const withSalutationApart = ([first, ...others]: readonly string[]): string[] => {
  if (first === undefined) return [];
  const [, saluted = ''] = SALUTED.exec(first) ?? [];
  return saluted === '' ? [first, ...others] : [saluted, first.slice(saluted.length).trim(), ...others];
};

/** Reads a letter as its addressee sees it. */
export function readLetter(original: string): Letter {
  const texts = withSalutationApart(
    plainLines(original)
      .split(/\n+/)
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  );
  let isAfterCourtesy = false;
  const ending = endingOf(texts);
  const outer = texts.map((text, place) => {
    const role = roleOf(text, place, isAfterCourtesy, place >= ending);
    isAfterCourtesy ||= role === 'courtesy';
    return role;
  });
  const all = outer.flatMap((role, index) => (role === null ? [index] : []));
  // Thanks alone are no opening; the paragraph after them is.
  const bodies = all.filter(
    (index, place) => place > 0 || all.length < 3 || !THANKS.test(texts[index] ?? ''),
  );
  const paragraphs = texts.map((text, index): Paragraph => ({
    index,
    text,
    role: outer[index] ?? bodyRole(text, index, bodies),
  }));
  const inner = paragraphs.filter(({ role }) => isBody(role));
  const body = inner.map(({ text }) => text).join('\n');
  return {
    paragraphs,
    body,
    bodyFinder: new WordFinder(body),
    sentences: inner.flatMap(({ text, index }) =>
      text
        .split(SPLIT)
        .map((each) => ({ text: each.trim(), index }))
        .filter((each) => each.text !== ''),
    ),
    length: body.replace(/\s/g, '').length,
    size: sizeOf(body),
  };
}

/** The words of an English text, the characters of a Chinese one. */
export const sizeOf = (text: string): number =>
  isEnglishText(text) ? (text.match(/\S+/gu)?.length ?? 0) : text.replace(/\s/gu, '').length;

const REACHED =
  /1\d{2}[\s-]?\d{4}[\s-]?\d{4}|[\w.+-]+@[\w-]+\.[\w.]+|\+\d{1,3}[\s\d-]{7,}|(?:我的|本人)(?:联系)?(?:电话|手机|微信|邮箱)|(?:电话|手机|微信)(?:号码?)?(?:\s?[:：]|\s?\d{7}|见|在简历|和邮箱|附|随时|畅通|同号)/u;
/** Whether a letter says how its writer is reached, in its text or below it. */
export const isReached = ({ paragraphs }: Letter): boolean =>
  paragraphs.some(({ role, text }) => (isBody(role) || role === 'signature') && REACHED.test(text));

/** Whether a letter mentions how its writer is reached, as in a chat that one already has: 加了您微信. */
export const mentionsContact = (letter: Letter): boolean =>
  isReached(letter) || /电话|微信|手机/u.test(letter.body);

/** How a size is counted. */
export const unitOf = (text: string): string => (isEnglishText(text) ? '个词' : '字');

export const isBody = (role: LetterRole): boolean =>
  role === 'opening' || role === 'match' || role === 'motive' || role === 'closing' || role === 'other';

function bodyRole(text: string, index: number, bodies: readonly number[]): LetterRole {
  const place = bodies.indexOf(index);
  if (place < 0) return 'other';
  if (place === 0) return 'opening';
  const isLast = place === bodies.length - 1;
  if (isLast && text.length <= 160 && (CLOSING.test(text) || ENDS_LETTER.test(text))) return 'closing';
  // What one asks for, what one lacks and why one left is neither a match nor a motive.
  const own = withoutTerms(text);
  if (own === '') return 'other';
  const isAction = THESIS.test(own) || (ACTION.test(own) && /\d|项目|实习|担任/u.test(own));
  if ((MOTIVE.test(own) || CALLED.test(own)) && !isAction) return 'motive';
  if (isAction || ACTION.test(own) || EXPERIENCE.test(own)) return 'match';
  return MOTIVE.test(own) ? 'motive' : 'other';
}
