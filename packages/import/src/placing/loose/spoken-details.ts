import { regex } from '@qicheng/resume/regex';
import type { TextLine } from '../../reading/page-text.js';
import { isChineseCity } from '../chinese-cities.js';
import { EMAIL, PHONE } from '../contact-patterns.js';
import { withoutAround } from '../details-by-form.js';
import { CONTACT_OF_OTHER } from '../fact-labels.js';
import { nameScore } from '../name.js';
import { aimOf } from './spoken-aims.js';
import { isPlace } from './spoken-places.js';

const END = '(?=[，,。；;、！!~～\\s（(]|$)';
const NAME = '([\\p{Script=Han}]{2,8}(?:[·•][\\p{Script=Han}]{2,8})?)';
const NAMED = [
  new RegExp(`姓名\\s*[:：]?\\s*(?!是)${NAME}${END}`, 'u'),
  new RegExp(`(?:我叫|名叫|叫做|叫|本人|姓名是|我的名字是)${NAME}${END}`, 'u'),
  /我叫(\p{Script=Han}{2,4}?)(?=今年|来自|老家|现在|现住|住在|是|男|女|\d)/u,
  new RegExp(`(?<![\\p{Script=Han}])我是${NAME}${END}`, 'u'),
  new RegExp(`我是[^，,。]{2,20}的${NAME}${END}`, 'u'),
  new RegExp(`^\\s*${NAME}[，,]\\s*(?:男|女)(?=[，,。；;])`, 'u'),
];
interface Form {
  label: string;
  form: RegExp;
}
const FORMS: readonly Form[] = [
  {
    label: '年龄',
    form: /^(?:我叫|我是|叫)\p{Script=Han}{2,4}[，,\s]+((?:1[89]|[2-5]\d)岁?)(?=[，,。\s]|$)/u,
  },
  { label: '年龄', form: /(?<=[，,\s][男女][，,\s]\s*)(1[6-9]|[2-5]\d)(?=[，,。\s])/u },
  { label: '性别', form: new RegExp(`(?<=^|[，,、。；;（(\\s/])(男|女)(?:生|性|士)?${END}`, 'u') },
  {
    label: '出生年月',
    form: /((?:19|20)\d{2}\s*(?:年|[./-])\s*(?:\d{1,2}\s*月?)?(?:\d{1,2}[日号])?)\s*(?:出生|生(?![产源]))/u,
  },
  {
    label: '出生年月',
    form: new RegExp(`(?<=^|[，,、。；;\\s])((?:19[5-9]|200)\\d年?(?:\\d{1,2}月)?)的${END}`, 'u'),
  },
  {
    label: '出生年月',
    form: new RegExp(
      `(?<=^|[，,、。；;\\s])((?:[5-9]\\d|0\\d)年(?:\\d{1,2}月)?)(?:出生|生(?!产|源)|的(?:男|女)?)${END}`,
      'u',
    ),
  },
  {
    label: '期望薪资',
    form: /(?:工资|薪资|月薪|底薪|薪水|待遇|税前|一个月)(?:希望|期望|要求|想要|大概|能有|在|是|给|不低于)?\s*(\d[\d.]*(?![\d.]*\s*[张个家件台人次单份条只本场])\s*[kK千万]?(?:\s*[-~—到至]\s*\d[\d.]*\s*[kK千万]?)?元?(?:左右|以上|\+|上下)?)/u,
  },
  {
    label: '学历',
    form: /(?<=^|[，,。；;\s])(?:我的?)?学历是(初中|高中|中专|职高|技校|大专|专科|本科|硕士|博士)(?=[，,。；;\s]|$)/u,
  },
  { label: '身高', form: /身高\s*[:：]?\s*(1[4-9]\d)(?:cm|厘米)?(?!\d)/iu },
  { label: '体重', form: /体重\s*[:：]?\s*(\d{2,3})\s*(?:kg|公斤)/iu },
  {
    label: '婚姻状况',
    form: new RegExp(`(?<=^|[，,、。；;\\s])((?:未婚|已婚|离异)(?:已育|未育)?)${END}`, 'u'),
  },
  {
    label: '参加工作时间',
    form: /((?:19|20)\d{2}\s*(?:年|[./-])\s*(?:\d{1,2}\s*月?)?(?:\d{1,2}[日号])?)\s*(?:起|开始)?参加工作/u,
  },
  {
    label: '民族',
    form: new RegExp(
      `(?<=^|[，,、。；;\\s（(]|我是|本人)(?!我是|本人|民族)(\\p{Script=Han}{1,5}族)${END}`,
      'u',
    ),
  },
  {
    label: '户籍',
    form: /户(?:籍|口)(?:地|所在地|是|在)*\s*([\p{Script=Han}]{2,10}?)(?:的|人)?(?=[，,。；;\s]|$)/u,
  },
  {
    label: '籍贯',
    form: /(?:老家(?:是|在)?|家在|籍贯(?:是|在)?|来自)\s*([\p{Script=Han}]{2,10}?)(?:的|人)?(?=[，,。；;\s]|$)/u,
  },
  {
    label: '籍贯',
    form: new RegExp(`(?<=^|[，,、。；;\\s（(])(?!本)([\\p{Script=Han}]{2,8})(?<!个|本)人${END}`, 'u'),
  },
  { label: '籍贯', form: /(?<=[，,\s])([\p{Script=Han}]{4,6})的(?=[，,。\s]|$)/u },
  {
    label: '现居住地',
    form: regex('u')`
      (?:(?:目前|现在|现)?(?:居住[在于]?|常住|家住|住在|住(?!院|校|宿)|现居|人在|base|坐标)|(?:目前|现在)在
      |(?:目前|现在)(?=\p{Script=Han}{2,8}(?:租房|住|[，,。；;\s]|$)))\s*[:：]?\s*([\p{Script=Han}]{2,14}?)
      (?=[，,。；;\s]|$)
    `,
  },
  {
    label: '现居住地',
    form: /(?<=^|[，,、。；;\s])(?:现在|目前|现)?在([\p{Script=Han}]{2,10})住(?=[，,。；;\s]|$)/u,
  },
  {
    label: '政治面貌',
    form: new RegExp(`(?<=^|[，,、。；;\\s/])(?:是)?((?:中共)?(?:预备)?党员|(?:共青)?团员|群众)${END}`, 'u'),
  },
];

const NEEDS_PLACE = new Set(['籍贯', '户籍', '现居住地']);

const NUMBER_OF_OTHER = new RegExp(`(?:${CONTACT_OF_OTHER})\\s*[:：]?\\s*[\\d\\s-]{7,}`, 'gu');

/** The personal details in sentences: 我叫…，女，1996年出生，来自…. */
export function detailsIn(sentence: string): [string, string][] {
  const text = sentence.replace(NUMBER_OF_OTHER, '');
  const found: [string, string][] = [];
  const name = NAMED.map((form) => form.exec(text)?.[1]).find(
    (word) => word !== undefined && isNameInText(word, text),
  );
  if (name !== undefined) found.push(['姓名', name]);
  for (const { label, form } of FORMS) {
    const statement = form.exec(text)?.[1]?.trim();
    const value = statement !== undefined && NEEDS_PLACE.has(label) ? withoutAround(statement) : statement;
    if (value === undefined || found.some(([known]) => known === label)) continue;
    if (!NEEDS_PLACE.has(label) || isPlace(value)) found.push([label, value]);
  }
  const [first = '', ...others] = text.split(/[，,]/u);
  if (others.length > 0 && isChineseCity(first.trim()) && !found.some(([label]) => label === '现居住地'))
    found.push(['现居住地', first.trim()]);
  const phone = PHONE.exec(text.replace(/(?<=\d{7})-(?=\d{4})/u, ''))?.[0];
  if (phone !== undefined) found.push(['电话', phone]);
  const mail = EMAIL.exec(text)?.[0];
  if (mail !== undefined) found.push(['邮箱', mail]);
  return found;
}

const isNameInText = (word: string, text: string): boolean =>
  nameScore(word) > 0 ||
  (new RegExp(`(?:我叫|叫)${word}`, 'u').test(text) && word.length <= 4) ||
  (new RegExp(`的${word}`, 'u').test(text) &&
    word.length >= 3 &&
    word.length <= 6 &&
    !/[员师生长者人]$/u.test(word));

const IS_PROSE = /[。！!]|您好|你好|我叫|我是|我的|老板|师傅|老师好|HR/iu;

/** A line above all entries: its details, or the line itself if no sentence contains any. */
export function openingOf(text: string): { details: [string, string][]; isProse: boolean } {
  if (/(?:表|简历|履历|材料)$/u.test(text)) return { details: [], isProse: false };
  const intention = aimOf(text);
  return {
    details: [...detailsIn(text), ...intention],
    isProse: IS_PROSE.test(text) || intention.length > 0,
  };
}

/** Returns details as labelled lines, from which the personal details are read. */
export const asLines = (details: readonly (readonly [string, string])[], line: TextLine): TextLine[] =>
  details.map(([label, value]) => ({
    ...line,
    text: `${label}：${value}`,
    quote: line.quote ?? line.text,
    isApart: false,
    wraps: false,
  }));
