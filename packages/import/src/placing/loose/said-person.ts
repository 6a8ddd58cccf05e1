import { regex } from '@qicheng/resume/regex';
import { splitOutsideBrackets } from '../outside-brackets.js';
import type { TextLine } from '../../reading/page-text.js';
import { isChineseCity } from '../chinese-cities.js';
import { withoutAround } from '../details-by-form.js';
import { factKindOf } from '../fact-labels.js';
import { EMAIL, PHONE } from '../facts.js';
import { nameScore } from '../name.js';
import { isDenied } from '../prose/clauses.js';
import { placeScore, titleScore } from '../recognise.js';
import { alternativesApart, intentionParts } from '../wish-parts.js';
import { payIn } from './spoken-pay.js';

const END = '(?=[，,。；;、！!~～\\s（(]|$)';
const NAME = '([\\p{Script=Han}]{2,8}(?:[·•][\\p{Script=Han}]{2,8})?)';
const NAMED = [
  new RegExp(`姓名\\s*[:：]?\\s*(?!是)${NAME}${END}`, 'u'),
  new RegExp(`(?:我叫|名叫|叫做|叫|本人|姓名是|我的名字是)${NAME}${END}`, 'u'),
  /我叫(\p{Script=Han}{2,4}?)(?=今年|来自|老家|现在|现住|住在|是|男|女|\d)/u,
  new RegExp(`(?<![\\p{Script=Han}])我是${NAME}${END}`, 'u'),
  new RegExp(`我是[^，,。]{2,20}的${NAME}${END}`, 'u'),
];
const INTENTION = regex('u')`
  (?:应聘|面试|(?:想|希望|打算)在[\p{Script=Han}、]{2,10}?(?:找|做|应聘)(?:一份|个|一个)?|想找(?:一份|个|一个)?
  |找(?:一份|个)|想承?接|想做|想转做|转做|想投|投递|求职意向是|意向是
  |希望(?:从事|做|找|[换转]到?[^，。]{1,14}(?:做|担任))|想从事|打算做
  |看到[^，。]{0,8}(?:在招|招聘|招))(?:贵[\p{Script=Han}]{1,3}?的|贵[校司院店园]|[^，。]{0,6}公司的
  |你们的?)?([^，,。；;！!]{2,24}?)(?:的?(?:岗位|职位|工作|一职))?(?:就行|都行|都可以|也行
  |即可)?(?=[，,。；;！!～~]|$)
`;
const CITIES = /([\p{Script=Han}、或和\s]{2,20}?)(?:都可以|都行|均可|都能去|优先)/u;
const WOULD_GO =
  /可(?:以)?(?:接受)?去([\p{Script=Han}、或和者/]{2,16}?)(?:发展|工作|都行)?(?=[，,。；;\s]|$)/u;
const AT_CITY =
  /(?:想|希望)在([\p{Script=Han}、或和者/]{2,12}?)(?:市里|这边|本地|附近)?(?:找|做|干|上班|发展|工作)/u;
const PLACED =
  /(?:地点|城市|期望城市|工作地)(?:在|是|为|希望在?)?([\p{Script=Han}、或和/]{2,16})(?=[，,。；;]|$)/u;

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
    form: /(?:工资|薪资|月薪|底薪|薪水|待遇|税前|一个月)(?:希望|期望|要求|想要|大概|能有|在|是|给|不低于)?\s*(\d[\d.]*\s*[kK千万]?(?:\s*[-~—到至]\s*\d[\d.]*\s*[kK千万]?)?元?(?:左右|以上|\+|上下)?)/u,
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

const isPlace = (text: string): boolean =>
  isChineseCity(text) ||
  placeScore(text) > 0 ||
  [2, 3, 4].some((size) => isChineseCity(text.slice(0, size))) ||
  isChineseCity(text.slice(-2)) ||
  /[省市区县州盟镇]$/u.test(text);

const NEEDS_PLACE = new Set(['籍贯', '现居住地']);

/** The personal details in sentences: 我叫…，女，1996年出生，来自…. */
export function detailsIn(text: string): [string, string][] {
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

/** 想去苏州昆山那边 数控编程或者CNC调机: a place, a space and the jobs. */
const DESIRED_PLACE =
  /想(?:去|到|在|找)(?<where>\p{Script=Han}{2,8}?)(?:那边|这边|一带|周边|附近|周围|市里|本地)*\s+(?<jobs>[^，,。；;\s]{2,24})/u;

/** The desired job and place: 想找…，苏州无锡都可以. */
export function aimOf(text: string): [string, string][] {
  const { where: at = '', jobs = '' } = DESIRED_PLACE.exec(text)?.groups ?? {};
  if (at !== '' && isPlace(at)) {
    const sum = text
      .split(/[，,。；;！!\s]/u)
      .map(payIn)
      .find((each) => each !== null);
    return [
      ['求职意向', alternativesApart(jobs)],
      ...(sum == null ? [] : [['期望薪资', sum] as [string, string]]),
      ['意向城市', pairs(at).join('、')],
    ];
  }
  const statement = INTENTION.exec(text)?.[1]
    ?.replace(/(?<=\p{Script=Han}{2})\s+\p{Script=Han}[^，]*(?:可以|均可|都可|都行|或).*$/u, '')
    .replace(/\s+(?:我|你|您|发|麻烦|这是|附).*$/u, '')
    .replace(/^(?:一份|一个|个)/u, '')
    .replace(/^(?:离|靠近)?[^，。]{1,8}?(?:近一?点|附近)的?(?=\p{Script=Han}{2})/u, '')
    .replace(/(?:的?(?:活儿?|工作|岗位|职位))?[的吧]?$/u, '')
    .replace(/^(?:全职|长期|稳定|正式)的?(?=\p{Script=Han}{2})/u, '');
  // 想找东莞或深圳的 Java 后端
  const [, where = '', what] = /^([\p{Script=Han}、或和]{2,12})的(\S.{1,20})$/u.exec(statement ?? '') ?? [];
  const isWhere = what !== undefined && where.split(/[、或和]/u).every(isPlace);
  const desired = isWhere ? what : statement;
  const pay = text
    .split(/[，,。；;！!\s]/u)
    .map(payIn)
    .find((sum) => sum !== null);
  const cities = (
    isWhere
      ? where
      : (PLACED.exec(text)?.[1] ??
        AT_CITY.exec(text)?.[1] ??
        WOULD_GO.exec(text)?.[1] ??
        CITIES.exec(text)?.[1] ??
        '')
  )
    .replaceAll('或者', '、')
    .split(/[、或和/\s]|(?<=^\p{Script=Han}{2})(?=\p{Script=Han}{2}$)/u);
  const places = cities.flatMap(pairs).filter((city) => city !== '' && isPlace(city));
  return [
    ...(desired === undefined || /\d(?![A-Za-z])|^(?:不(?!限)|离家|没)/u.test(desired)
      ? []
      : [['求职意向', alternativesApart(desired)] as [string, string]]),
    ...(pay == null ? [] : [['期望薪资', pay] as [string, string]]),
    ...(places.length === 0 ? [] : [['意向城市', places.join('、')] as [string, string]]),
  ];
}

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

/** 可上夜班, 服从安排: remarks on a job preference. */
const REMARK = /^\s*(?:可(?!视)|能|愿|服从|接受|不限|均可|都可|包|其他)/u;

/** Separates remarks from a job preference. */
export function remarksApart(value: string): { remarks: string[]; preferences: string } {
  const parts = value.split(/[，,；;]/u);
  const isRemark = (part: string): boolean => REMARK.test(part) || isDenied(part.trim());
  const remarks = parts.filter(isRemark);
  const preferences = remarks.some((part) => isDenied(part.trim()))
    ? parts.filter((part) => !isRemark(part)).join('，')
    : value;
  return { remarks, preferences };
}

const MAX_PAY_LENGTH = 20;
/** 客户成功 / 销售顾问，杭州，期望 18-22K: a list of job preferences, clause by clause. */
export function aimsIn(value: string, label: string): [string, string][] {
  if (/[（(]/u.test(value) && (intentionParts(value)?.salary ?? null) !== null) return [['求职意向', value]];
  const [, before = value, city = ''] = /^(.*?)[（(]([\p{Script=Han}、/]{2,12})[）)]$/u.exec(value) ?? [];
  const inBrackets = city.split(/[、/]/u);
  const isCityAfter = city !== '' && inBrackets.every(isPlace);
  const parts = splitOutsideBrackets(isCityAfter ? before : value, /[，,；;|｜\t]/gu).map((part) =>
    part.trim(),
  );
  const intentions = parts.flatMap((part, index): [string, string][] => {
    if (part === '' || REMARK.test(part)) return [];
    if (/[:：]/u.test(part))
      return [[part.split(/[:：]/u)[0] ?? '', part.split(/[:：]/u).slice(1).join('：')]];
    if (part.length <= MAX_PAY_LENGTH && /\d\s*[Kk]|\d{4}|薪|面议|元/u.test(part))
      return [['期望薪资', part.replace(/^期望(?:薪资)?\s*/u, '')]];
    if (index > 0 && part.split(/[、/]/u).every((word) => isPlace(word.trim()))) return [['意向城市', part]];
    if (/到岗|入职/u.test(part)) return [['到岗时间', part]];
    return [['求职意向', part]];
  });
  const offices = intentions.filter(([kind]) => kind === '求职意向').map(([, words]) => words);
  return [
    ...(offices.length > 0
      ? [[factKindOf(label) === 'position' ? label : '求职意向', offices.join('、')] as [string, string]]
      : []),
    ...intentions.filter(([kind]) => kind !== '求职意向'),
    ...(isCityAfter ? [['意向城市', inBrackets.join('、')] as [string, string]] : []),
  ];
}

// 苏州无锡常州: two-character names without separators.
const pairs = (text: string): string[] => {
  const halves = text.match(/\p{Script=Han}{2}/gu) ?? [];
  return text.length >= 4 && text.length % 2 === 0 && halves.every(isChineseCity) ? halves : [text];
};

const AROUND =
  /(?:及|和)?(?:周边|附近|周围|一带|市区|市内|市里)?(?:城市)?(?:都|均|也)?(?:可以|行|可|能去|均可)?$/u;
/** 杭州或上海, 西安及周边都可以: the cities in a clause that mentions nothing else. */
export const citiesAlone = (clause: string): string[] => {
  const cities = clause
    .replace(/^(?:最好|希望|优先)(?:是|就?在|去|留在)?(?=\p{Script=Han}{2})/u, '')
    .replace(AROUND, '')
    .replaceAll('或者', '、')
    .split(/[、或和/]/u)
    .flatMap(pairs);
  return cities.every((city) => isChineseCity(city.trim())) ? cities.map((city) => city.trim()) : [];
};

/** 车队管理或者短途司机都行: the jobs in a clause that mentions nothing else. */
export const officesAlone = (clause: string): string[] => {
  const names = clause
    .replace(AROUND, '')
    .replaceAll('或者', '、')
    .split(/[、或和/]/u);
  return names.every((name) => name.length <= 12 && titleScore(name) > 1) ? names : [];
};

/** Returns details as labelled lines, from which the personal details are read. */
export const asLines = (details: readonly (readonly [string, string])[], line: TextLine): TextLine[] =>
  details.map(([label, value]) => ({
    ...line,
    text: `${label}：${value}`,
    quote: line.quote ?? line.text,
    isApart: false,
    wraps: false,
  }));
