import { regex } from '@qicheng/resume/regex';
import type { TextLine } from '../../reading/page-text.js';
import { EMAIL, PHONE } from '../contact-patterns.js';
import { headingOf } from '../headings.js';
import { placeOfLabel } from '../loose/labels.js';
import { isListKind } from '../loose/likely-lists.js';
import { withWholeYears } from './clause-dates.js';
import { clausesOf, sentencesOf } from './clauses.js';
import { nameAtBeginning } from './opening.js';
import { itemOf } from './projects.js';
import type { ListKind } from './prose.js';

const MIN_LETTERS = 40;
const MAX_LINES = 4;
const MAX_PARAGRAPHS = 30;
const MIN_CLAUSES = 4;
// A job posting, a letter, a story or a page about another person.
const OF_SOMETHING_ELSE = regex('u')`
  ^(?:[^，。]{0,12}(?:诚聘|急招|招聘(?!专员|主管|经理|顾问|师|助理|官))|招)|诚聘|急招|招收|招聘[:：]|岗位职责
  |任职(?:要求|资格)|岗位要求|五险一金|以上学历|优先(?:考虑|录用)?[，。；]|周?岁以下|我们|本公司|我司|贵公司
  |贵司|尊敬的|此致|敬礼|[他她](?:是|的|在|曾|说|把|对|又|们|也|从|不)|被(?:捕|抓|判|告)|甲方|乙方|嫌疑
`;

// The same in a text that names a person with a phone number and dates: 我们 and 甲方 are words of the person's work.
const OF_EMPLOYER = regex('u')`
  诚聘|急招|招收|招聘[:：]|岗位职责|任职(?:要求|资格)|岗位要求|五险一金|以上学历|优先(?:考虑|录用)?[，。；]
  |周?岁以下|贵公司|贵司|尊敬的|此致|敬礼|被(?:捕|抓|判|告)|嫌疑
`;

const GREETING = regex('iu')`
  ^(?:(?:尊敬的|亲爱的)?[\p{Script=Han}A-Za-z]{0,8}?(?:领导|老师|HR|经理|负责人|招聘官|先生|女士|面试官|园长
  |校长|院长|店长|老板|师傅|大哥|大姐|哥|姐|大家|各位)们?(?:您?好)?\s*[，,：:！!。]\s*)?(?:(?:您好|你好)(?:老板
  |老师|经理|领导|师傅|店长|[哥姐])?)?[，,！!。：:～~]?\s*(?=(?:我|本人))
  (?:我是(?:在|从|看到|看了|看见|通过|经|朋友|听)[^，,。]{1,24}(?:应聘|面试|求职|找工作|过来
  |来)的?[，,。]\s*)?(?:我是[老小阿]\p{Script=Han}[，,]\s*(?=\p{Script=Han}{2,4}[，,]))?
`;
const GOODBYE = /(?:此致[，,。！!]?\s*敬礼|(?:期待|盼)[^。]{0,16}(?:回复|面试)|谢谢您?)[。！!～~]*$/u;
/** A name stated in any sentence. */
export const OWN_NAME = regex('u')`
  (?:^|[，,。！!；;\s])(?:我叫|本人叫|名叫|叫)\p{Script=Han}{2,4}(?=[，,。；;\s]|$)|^本人姓\p{Script=Han}[，,]
  |(?:^|[，,。！!\s])(?:我是|本人是?|姓名[:：]\s*)\p{Script=Han}{2,4}[，,]\s*(?:今年)?(?:男|女|\d{2}(?:周)?岁|手机|电话)
`;
/** 梁某，女，1988年11月生: a name and a sex, which start neither postings nor letters. */
const PERSON_FIRST =
  /^\p{Script=Han}{2,4}[，,]\s*(?:今年)?(?:\d{2}(?:周)?岁?[，,]\s*)?(?:男|女)(?:性|士)?[，,]/u;
const MIN_DATES = 2;
/** Dated employments and a phone number make a text more than a letter. */
const isOfResume = (text: string, least = MIN_DATES): boolean =>
  (text.match(/(?:19|20)\d{2}\s*[年./-]/gu)?.length ?? 0) >= least && PHONE.test(text);

/** 老师您好，这是我的简历，麻烦帮我看看: a line that only greets and asks. */
const ONLY_GREETING =
  /^[\p{Script=Han}A-Za-z]{0,8}?(?:您好|你好|好)[，,！!。：:～~\s]*(?:[^，,。]{0,16}(?:简历|情况|自我介绍|资料|帮|看|应聘|麻烦|打扰|如下)[^，,。]{0,16}[，,。！!～~\s]*)*$/u;
export const isGreeting = ({ text }: TextLine): boolean =>
  ONLY_GREETING.test(text.trim()) &&
  text.length <= MAX_GREETING &&
  !/\d{4}|我叫|本人姓?\p{Script=Han}{2,4}[，,]/u.test(text);
const MAX_GREETING = 48;

const TITLE = /^(?:我的|本人)?(?:个人|求职|应聘)?(?:简历|简介|自我介绍|情况介绍)$/u;
/** 我叫石磊45岁山东菏泽人: consecutive details without commas. */
const RUN_ON: readonly (readonly [RegExp, string])[] = [
  [/^(我叫\p{Script=Han}{2,3})(?=\d{2}(?:周)?岁|[男女][，,。\d])/u, '$1，'],
  [/^(我叫[^。]{2,6}，\d{2}(?:周)?岁)(?=\p{Script=Han}{2,8}人)/u, '$1，'],
];
const DATE = String.raw`(?:19|20)\d{2}年(?:\d{1,2}月)?(?:份|底|初)?`;
/** 从2015年7月做到2019年5月: the words between the two dates of a period. */
const WORKED_UNTIL = new RegExp(
  String.raw`(?:从|自)?(${DATE})(?:一直|就)?(?:做|干|待|呆|开|工作|上班)到了?(?=${DATE}|现在|今)`,
  'gu',
);

/**
 * The sentences of a text in the usual form, without title and greeting if the text says more than a letter.
 */
export function proseLines(read: readonly TextLine[]): readonly TextLine[] {
  const [opening, second] = read;
  const isOpened =
    opening !== undefined &&
    (TITLE.test(opening.text.replace(/\s+/gu, '')) || (second !== undefined && isGreeting(opening)));
  const titled = isOpened ? read.slice(1) : read;
  const lines = titled.map((line) => {
    const text = withWholeYears(line.text).replace(WORKED_UNTIL, '$1到');
    return { ...line, text };
  });
  const [first, ...others] = lines;
  const text = lines.map((line) => line.text).join('');
  if (first === undefined || !isOfResume(text) || !GREETING.test(first.text)) return lines;
  const bare = RUN_ON.reduce(
    (text, [form, apart]) => text.replace(form, apart),
    first.text.replace(GREETING, ''),
  );
  return [{ ...first, text: bare }, ...others]
    .map((line) => ({ ...line, text: line.text.replace(GOODBYE, '') }))
    .filter(({ text: left }) => left !== '');
}

/** The label before the items of a list: 证书：…; null for any other line. */
export function listOf(text: string): { kind: ListKind; text: string } | null {
  const [, label = '', statement = ''] =
    /^([\p{Script=Han}]{1,6})\s*[:：]\s*(\S.*)$/su.exec(text.trim()) ?? [];
  const kind = label === '' ? null : placeOfLabel(label);
  if (kind === 'selfEvaluation') return { kind: 'self', text: statement };
  return kind !== null && isListKind(kind) && kind !== 'hobbies' ? { kind, text: statement } : null;
}

const SENTENCE_END = /[。！!；;：:]\s*$/u;
const MIN_SENTENCE = 16;
const MAX_SHORT = 30;
/** The minimum share of characters in sentences. */
const MIN_SHARE = 0.7;
/** 2008.5—2016.12 某公司 班长: the head of an entry. */
const HEAD =
  /^\s*(?:19|20)\d{2}[年.][^，。]{0,14}?(?:[-—–~～至到]|今)[^，。\s]{0,12}\s+(?!在|于|到|进|去|就职|任职|供职)\S/u;

/** 工作：2021.07-至今，某公司，财务专员 */
const LABELLED_ENTRY = /^[^，。:：]{1,8}[:：]\s*(?:[^，。]{0,4})(?:19|20)\d{2}/u;

const isSentence = ({ text }: TextLine): boolean =>
  text.length >= MIN_SENTENCE &&
  /[，,]|[。！!].*[。！!]/u.test(text) &&
  /[。！!；;：:]|\d{11}\s*$/u.test(text);
const isPart = (line: TextLine): boolean =>
  isSentence(line) ||
  itemOf(line.text) !== null ||
  listOf(line.text) !== null ||
  (line.text.length <= MAX_SHORT && SENTENCE_END.test(line.text));

/** Whether a text has several paragraphs of sentences, with numbered items and lists among them. */
function areParagraphs(lines: readonly TextLine[], text: string, isOfPerson: boolean): boolean {
  const sentenceLength = lines.filter(isSentence).reduce((sum, line) => sum + line.text.length, 0);
  return (
    lines.length <= MAX_PARAGRAPHS &&
    isOfPerson &&
    sentenceLength >= MIN_SHARE * text.length &&
    lines.every(isPart) &&
    !lines.some((line) => HEAD.test(line.text))
  );
}

/** Whether the lines describe a person in sentences. */
export function isProse(lines: readonly TextLine[], head: readonly TextLine[] = []): boolean {
  const text = lines.map((line) => line.text).join('');
  const whole = [...head, ...lines].map((line) => line.text).join('');
  const isNamed = head.length > 0 || PERSON_FIRST.test(text) || OWN_NAME.test(text);
  const isOfPerson = isNamed && isOfResume(whole);
  const isOfOther = isOfPerson ? OF_EMPLOYER : OF_SOMETHING_ELSE;
  if (text.length < MIN_LETTERS || isOfOther.test(text)) return false;
  if (lines.some(({ box, cell, certainty }) => box !== null || cell !== null || certainty !== undefined))
    return false;
  const isHeading = (text: string): boolean => !SENTENCE_END.test(text) && headingOf(text)?.rest === '';
  if (lines.some((line) => line.text.includes('\t') || isHeading(line.text))) return false;
  const isLabelled = head.length > 0 || /^姓名\s*[:：]/u.test(text);
  if (isLabelled && lines.some(({ text }) => LABELLED_ENTRY.test(text))) return false;
  if (areParagraphs(lines, text, isOfPerson)) return true;
  if (lines.length > MAX_LINES || lines.some((line) => /^[^，。]{1,6}[:：]/u.test(line.text))) return false;
  const [first = ''] = clausesOf(sentencesOf(lines[0]?.text ?? '')[0] ?? '');
  const isOpening =
    nameAtBeginning(first) !== null ||
    /^(?:男|女)$/u.test(first) ||
    (isOfResume(text, 1) && OWN_NAME.test(text));
  const count = sentencesOf(text).flatMap(clausesOf).length;
  return isOpening && count >= MIN_CLAUSES && lines.every((line) => /[，,。]/u.test(line.text));
}

/** Whether a clause has a phone number or an address. */
export const hasContact = (clause: string): boolean => PHONE.test(clause) || EMAIL.test(clause);
