import { regex } from '@qicheng/resume/regex';
import { isChineseCity } from '../chinese-cities.js';
import { factKindOf } from '../fact-labels.js';
import { cityApart, intentionParts, alternativesApart } from '../intention-parts.js';
import { splitOutsideBrackets } from '../outside-brackets.js';
import { isDenied } from '../prose/clauses.js';
import { titleScore } from '../recognise.js';
import { payIn } from './spoken-pay.js';
import { isPlace } from './spoken-places.js';

const INTENTION = regex('u')`
  (?:应聘(?!用|登记|申请|部门|单位|门店|人|者|表)|面试(?!时|官)|(?:想|希望|打算)在[\p{Script=Han}、]{2,10}?(?:找|做|应聘)(?:一份|个|一个)?|想找(?:一份|个|一个)?
  |找(?:一份|个)|想承?接|想做|想转做|转做|想投|投递|求职意向是|意向是
  |希望(?:从事|做|找|[换转]到?[^，。]{1,14}(?:做|担任))|想从事|打算做
  |看(?:到|见)?[^，。]{0,8}(?:在招|招聘|招)(?![人工](?:[，,。]|$)|[满到了不]))(?:贵[\p{Script=Han}]{1,3}?的|贵[校司院店园]|[^，。]{0,6}公司的
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

/** 想去苏州昆山那边 数控编程或者CNC调机: a place, a space and the jobs. */
const DESIRED_PLACE =
  /想(?:去|到|在|找)(?<where>\p{Script=Han}{2,8}?)(?:那边|这边|一带|周边|附近|周围|市里|本地)*\s+(?<jobs>[^，,。；;\s]{2,24})/u;

/** 三甲医院, 离家近的工厂: where somebody wants to work, and no position. */
const EMPLOYER =
  /(?:公司|集团|银行|医院|学校|[大中小]学|[儿民办]园|[工大小]厂|门?店|单位|中心|机构|事务所|工作室|酒店|超市|[国央外民]企)$/u;

/** 厨师长 工资一万二以上 包吃住: the terms after a position and a space. */
const TERMS = /(?:^|\s+)(?:工资|薪资|月薪|底薪|待遇|包吃|包住|管吃|管住|要有|要求|最好|有宿舍).*$/u;
/** 长沙这边厨师长: a place in front of a position. */
const PLACE_OF_POSITION = /^(\p{Script=Han}{2,3})(?:这边|那边|本地|附近|周边|市里)的?(\S{2,})$/u;

const STATES_AIM =
  /^(?:我|现在|目前|这次|就|主要)*(?:想|希望|打算)(?:在\p{Script=Han}{2,8})?(?:找|应聘|从事|换)(?!出|到了)/u;
/** 想找仓库主管，也能干单证: a sentence that begins with the desired job, and no statement of the entry above. */
export const beginsWithAim = (text: string): boolean => STATES_AIM.test(text);

/** The desired job and place: 想找…，苏州无锡都可以. */
export function aimOf(text: string): [string, string][] {
  const { where: at = '', jobs = '' } = DESIRED_PLACE.exec(text)?.groups ?? {};
  if (at !== '' && isPlace(at) && titleScore(at) <= 1 && !TERMS.test(jobs)) {
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
    .replace(TERMS, '')
    .replace(/^(?:一份|一个|个)/u, '')
    .replace(/^(?:离|靠近)?[^，。]{1,8}?(?:近一?点|附近)的?(?=\p{Script=Han}{2})/u, '')
    .replace(/(?:方向)?(?:的?(?:活儿?|工作|岗位|职位|实习))?[的吧]?$/u, '')
    .replace(/^(?:全职|长期|稳定|正式)的?(?=\p{Script=Han}{2})/u, '');
  // 想找东莞或深圳的 Java 后端
  const [, where = '', what] =
    PLACE_OF_POSITION.exec(statement ?? '') ??
    /^([\p{Script=Han}、或和]{2,12})的(\S.{1,20})$/u.exec(statement ?? '') ??
    [];
  const isWhere = what !== undefined && where.split(/[、或和]/u).every(isPlace);
  const stated = isWhere ? what : statement;
  const desired = stated === undefined || EMPLOYER.test(stated.split(/\s+/u)[0] ?? '') ? undefined : stated;
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

/** 可上夜班, 服从安排: remarks on a job preference. */
const REMARK =
  /^\s*(?:(?:主要|只|就)*想(?:学|锻炼|积累|体验)|可(?!视)|能|愿|服从|接受|不限|均可|都可|包|其他|希望(?!从事|做|找|在)|(?:没有?|无)[^，]{0,6}[也都](?:行|可以)$)|(?:最好|更好)$/u;

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
    const { city, office } = cityApart(part);
    return [['求职意向', office], ...(city === null ? [] : [['意向城市', city] as [string, string]])];
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
