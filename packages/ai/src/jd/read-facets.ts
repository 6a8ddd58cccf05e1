import type { JobDescription, JobSalary } from '@qicheng/analysis/job-description';
import { regex } from '@qicheng/resume/regex';
import { CITIES, LATIN_CITIES } from './data/cities.js';
import { readFrom } from './read-from.js';
import type { PostingSentence } from './sentences.js';

type Terms = Pick<JobSalary, 'unit' | 'low' | 'high' | 'months'>;

const AMOUNT = String.raw`(\d{1,6}(?:,\d{3})*(?:\.\d+)?)\s*(k|千|w|万)?`;
const RANGE = new RegExp(
  String.raw`${AMOUNT}\s*(?:元|rmb)?\s*(?:[-~]|至|到)\s*${AMOUNT}\s*(元|rmb)?\s*(?:/|每|一|per|a\b|\s)?\s*(个?月|年(?![终底薪])|天(?!津)|日(?![结常照])|小时|时|h\b|month|year|annum|day|hour)?(?:\s*[·*x×,]?\s*(\d{2})\s*(?:薪|个月|(?![\d-])))?`,
  'giu',
);
const SINGLE = new RegExp(
  String.raw`${AMOUNT}\s*(元|rmb)?\s*(?:/|每|一)?\s*(个?月|年(?![终底薪])|天(?!津)|日(?![结常照])|小时|时|h\b)?(\+|以上|起)?(?:\s*[·*x×,]?\s*(\d{2})\s*(?:薪|个月))?`,
  'giu',
);
const PAY = regex('iu')`
  薪|工资|待遇|收入|报酬|补贴|津贴|月入|到手|综合|保底|无责|日结|salary|compensation|package|\brmb\b|\bbase\b
  |[\d.]\s?[kw]\b|[\d.]\s?千(?![米克瓦卡字人家名次册平])|元|\d\s?万\s*[/每一]\s*[年月]|\d\s*[/一每]\s*(?:天|日|小时)
`;

const SCALE: Readonly<Record<string, number>> = { k: 1_000, 千: 1_000, w: 10_000, 万: 10_000 };
const valueOf = (figure: string, scale: string | undefined): number =>
  Math.round(Number(figure.replaceAll(',', '')) * (SCALE[scale?.toLowerCase() ?? ''] ?? 1) * 100) / 100;

/** Figures from this amount on are monthly pay. */
const MONTHLY = 2_000;

function unitOf(stated: string | undefined, around: string, amount: number): Terms['unit'] {
  if (stated) {
    if (/年|year|annum/iu.test(stated)) return 'year';
    if (/天|日|day/iu.test(stated)) return 'day';
    return /时|hour|^h$/iu.test(stated) ? 'hour' : 'month';
  }
  // The last unit before the figure: 年薪另谈，月入5万.
  const named = around
    .slice(-12)
    .match(/年薪|年收入|年包|月(?:薪|入|收入|均|工资)|每月/gu)
    ?.at(-1);
  if (named !== undefined) return named.startsWith('年') ? 'year' : 'month';
  if (amount < MONTHLY && /日薪|每天|\/天/u.test(around)) return 'day';
  if (amount < MONTHLY && /时薪|每小时/u.test(around)) return 'hour';
  return amount >= 80_000 ? 'year' : 'month';
}

interface Found {
  start: number;
  end: number;
  terms: Terms;
}

// Ages, years, hours and head counts are not pay.
const isPay = (before: string, whole: string, after: string, isNamed: boolean): boolean =>
  (/\dk/iu.test(whole) ||
    !/岁|届|年龄|经验/u.test(
      after
        .trimStart()
        .slice(0, 6)
        .split(/[,;。|丨·\s]/u)[0] ?? '',
    )) &&
  !/年(?:以上|工作|经验)|届|(?<!薪)人/u.test(whole) &&
  (isNamed || PAY.test(before.slice(-12) + whole + after.slice(0, 4)));

/** Variable parts of the pay; the total is searched first. */
const PART_BEFORE =
  /(?:安家费?|启动费|购房|落户|引进费|绩效|奖金?|提成|补贴?|津贴|全勤|分红|餐补|房补|红包|超产|社保|公积金)[^\d,;]{0,4}$|(?:费|经费|奖励)[:：]?\s*$/u;
/** Benefits in a list with spaces, of which the pay after them is not a part: 五险一金 年终奖 15k-22k. */
const BENEFITS_BEFORE =
  /(?:^|[\s,;|·])[\u4e00-\u9fa5]{2,6}[\s|·]+[\u4e00-\u9fa5]{0,4}(?:奖金?|一金|补贴?|津贴|分红|全勤|社保|公积金)\s+$/u;
const WHOLE_BEFORE = /(?:综合|合计|到手|总收入|总包|月收入|月入)[^\d,;+]{0,6}$/u;

/** A range of round figures between separators that can only be pay: 幼师资格证，4500-6000. */
const isBarePay = (from: string, to: string, before: string, after: string): boolean =>
  /^\d{4,5}$/u.test(from) &&
  /^\d{4,5}$/u.test(to) &&
  [from, to].every((figure) => figure.endsWith('00') && !/^(?:19|20)\d\d$/u.test(figure)) &&
  Number(to) > Number(from) &&
  Number(to) <= Number(from) * 3 &&
  /(?:^|[,;:|\s])$/u.test(before) &&
  /^\s*(?:$|[,;|+/])/u.test(after);

/** A range in units of 10,000 at the beginning of a line or column can only be pay: 1万-1.5万, 1.2-1.8万. */
const isBarePayIn10000 = (
  whole: string,
  [low, high]: readonly [number, number],
  before: string,
  after: string,
): boolean =>
  /万\s*$/u.test(whole) &&
  low >= MONTHLY &&
  high > low &&
  high <= low * 3 &&
  /(?:^|[|丨])\s*$/u.test(before) &&
  /^\s*(?:$|[|丨])/u.test(after);

function rangeIn(text: string, isNamed: boolean): Found | null {
  const found: (Found & { before: string })[] = [];
  for (const match of text.matchAll(RANGE)) {
    const [whole, from = '', fromScale, to = '', toScale, yuan, unit, months] = match;
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + whole.length)];
    const low = valueOf(from, fromScale ?? toScale);
    const high = valueOf(to, toScale);
    const isBare = isBarePay(from, to, before, after) || isBarePayIn10000(whole, [low, high], before, after);
    if (OF_GOODS.test(after)) continue;
    const isMoney =
      Boolean(fromScale ?? toScale ?? yuan) ||
      Number(to.replaceAll(',', '')) >= 500 ||
      /天|日|时/u.test(unit ?? '');
    if (
      !isMoney ||
      (PART_BEFORE.test(before) && !BENEFITS_BEFORE.test(before)) ||
      !(isBare || isPay(before, whole, after, isNamed))
    )
      continue;
    if (!fromScale && !toScale && !yuan && /年/u.test(unit ?? '') && valueOf(to, undefined) < 10_000)
      continue;
    const terms = { unit: unitOf(unit, before, high), low, high, months: months ? Number(months) : null };
    found.push({ before, start: match.index, end: match.index + whole.trimEnd().length, terms });
  }
  return found.find(({ before }) => WHOLE_BEFORE.test(before)) ?? found[0] ?? null;
}

/** Goods and areas that are counted, which are no pay: 一天打400-600亩. */
const OF_GOODS = /^\s*(?:亩|㎡|平方?米?|[件单斤吨台辆桌份棵])(?!提成)/u;

/** A unit before the figure: 日薪200, 年薪20万. */
const UNIT_BEFORE = /(?:日薪|时薪|月薪|年薪|底薪|保底)\s*[:约]?\s*$/u;
/** A label after the figure: 4500底薪+提成. */
const BASE_PAY_AFTER = /^\s*元?\s*(?:无责)?(?:底薪|保底)/u;
const FIXED_BEFORE = /(?:无责)?(?:底薪|保底|基本工资|基本薪资|月薪|工资|薪资|到手|综合|收入)[^\d,;+]{0,4}$/u;
const PLUS_PARTS = /^\s*[+＋](?:[\u4e00-\u9fa5A-Za-z+＋]{2,16})/u;

/** What is paid besides the pay, or by others. */
const NO_PAY_BEFORE = /补贴|餐补|房补|补助|奖励|奖金|全勤|绩效|费|注册|融资|营收|估值|罚/u;
/** The allowance of interns, which is their pay: 实习补贴100元/天. */
const OF_INTERN_BEFORE = /实习(?:生|期间?)?(?:的)?(?:补贴|补助|津贴)(?:标准)?[:：为是约]?\s*$/u;

function singleIn(text: string, isNamed: boolean): Found | null {
  for (const match of text.matchAll(SINGLE)) {
    const [whole, figure = '', scale, yuan, unit, open, months] = match;
    const before = text.slice(0, match.index);
    const following = text.slice(match.index + whole.length);
    const isRound = /^\d{4,5}$/u.test(figure.replaceAll(',', ''));
    const isBase = isRound && BASE_PAY_AFTER.test(following);
    const isFixed = isBase || (isRound && (FIXED_BEFORE.test(before) || (isNamed && before.trim() === '')));
    const isMoney =
      isFixed ||
      (UNIT_BEFORE.test(before) && figure.length > 1) ||
      Boolean(scale ?? yuan) ||
      /[/每一]\s*(?:天|日|月|小时)|\/\s*时/u.test(whole);
    if (!isMoney || !(isBase || isPay(before, whole, following, isNamed))) continue;
    if (!isNamed && !unit && !isBase && !/薪|工资|保底|收入|报酬/u.test(before.slice(-12))) continue;
    if (NO_PAY_BEFORE.test(before.slice(-8)) && !(unit && OF_INTERN_BEFORE.test(before))) continue;
    const amount = valueOf(figure, scale);
    if (amount < 10) continue;
    const terms: Terms = {
      unit: unitOf(unit, before, amount),
      low: amount,
      high: amount,
      months: months ? Number(months) : null,
    };
    const end = match.index + whole.trimEnd().replace(/[+]$/u, '').length;
    // Additional parts are quoted with the base pay: 底薪4000+绩效.
    const [lead = ''] = isFixed ? (FIXED_BEFORE.exec(before) ?? []) : [];
    const base = isBase ? (BASE_PAY_AFTER.exec(text.slice(end))?.[0] ?? '') : '';
    const [plus = ''] = isFixed ? (PLUS_PARTS.exec(text.slice(end + base.length)) ?? []) : [];
    const rest = base + plus;
    const high = open || rest !== '' ? null : amount;
    return { start: match.index - lead.length, end: end + rest.length, terms: { ...terms, high } };
  }
  return null;
}

/** Sums that the employee pays, with the rest of their clause: 违约金2万元, 每迟到一次扣50元. */
const PAID_BY_EMPLOYEE = /(?:违约金|保证金|押金|赔偿|罚款|扣[款除]?)[^,，;；]*/gu;
/** A text without the words of a pattern, in which every other word keeps its place. */
const blanked = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (words) => ' '.repeat(words.length));

/** The first pay in a text. `isNamed` if a heading announces it. */
function salaryIn(text: string, isNamed: boolean): Found | null {
  const paid = blanked(text, PAID_BY_EMPLOYEE);
  return rangeIn(paid, isNamed) ?? singleIn(paid, isNamed);
}

const namesInLatin = (text: string, city: string): boolean => {
  const name = LATIN_CITIES[city];
  return name !== undefined && new RegExp(`\\b${name}\\b`, 'iu').test(text);
};

/** Whether a text names a city; a street with its name does not count: 佳木斯路. */
const isNamed = (text: string, city: string): boolean =>
  new RegExp(`${city}(?![东南西北中]?[一二三]?(?:路|街|大道|帮|菜))`, 'u').test(text);

const SHORT_LINE = 16;
const BETWEEN = /[,，;；|｜·\s]+/u;

/** Destinations of business travel are not the place of work: 偶尔出差上海. */
const AWAY_FROM_SITE = /[^,;]*(?:出差|外派|驻外|支援)[^,;]*/gu;

/**
 * The city of an office is in the brackets of its name, whereas that of a company is only its registered seat:
 * 北京锦原（长沙）律师事务所.
 */
const OFFICE = /(?<=\()[\u4e00-\u9fa5]{2,4}(?=\)[\u4e00-\u9fa5]{0,4}(?:事务所|分公司))/u;

/** The places of work: labelled, otherwise cities in the lines before the first heading. */
export function citiesOf(sentences: readonly PostingSentence[]): JobDescription['cities'] {
  const named = sentences.filter(({ part }) => part === 'city');
  const last = sentences.at(-1)?.line ?? 0;
  // Below benefits at the top, a short line that begins with a city is the place: 📍 杭州·滨江区.
  const head = sentences.filter(
    ({ part, line, piece: { text } }) =>
      (part === null && (line <= 4 || line >= last - 1)) ||
      (part === 'benefits' && text.length <= SHORT_LINE && CITIES.some((city) => text.startsWith(city))),
  );
  const other = sentences.filter(
    ({ part, piece }) =>
      part !== 'city' &&
      (/\bbase\b|工作地|坐标|地[点址]|厂址|常驻|办公在|位于/iu.test(piece.text) ||
        // Columns next to the employer or post: 公司：某某科技 | 深圳宝安.
        ((part === 'company' || part === 'title') && /[|丨·]/u.test(piece.text)) ||
        (part === 'title' && OFFICE.test(piece.text)) ||
        (part === 'salary' && piece.text.split(BETWEEN).some((word) => CITIES.includes(word)))),
  );
  const cities: { text: string; sentence: string }[] = [];
  for (const { piece } of named.length > 0 ? named : [...head, ...other]) {
    if (named.length === 0 && /大学|学院/u.test(piece.text)) continue;
    const text = piece.text
      .replace(/[\u4e00-\u9fa5()]{2,30}(?:公司|集团|事务所)/gu, (name) =>
        // An employer without a name may still state its city: 长沙某餐饮集团.
        name.includes('某') ? name : (OFFICE.exec(name)?.[0] ?? ''),
      )
      .replace(AWAY_FROM_SITE, '');
    const found = CITIES.filter((city) => isNamed(text, city) || namesInLatin(text, city)).sort(
      (a, b) => text.indexOf(a) - text.indexOf(b),
    );
    for (const city of found)
      if (!cities.some(({ text }) => text === city)) cities.push(readFrom(city, piece));
  }
  return cities.slice(0, 10);
}

/** Promises of pay without a limit, next to which only the fixed part is the pay: 底薪8K+项目分红,年包50-100W. */
const UNLIMITED = /分红|不封顶|不是梦/u;
const NEGOTIABLE = /面议|薪资?open/iu;
const BASE = /(?:底薪|保底|基本工资)[^\d]{0,4}\d/u;
function basePayIn(text: string): Found | null {
  const at = text.search(BASE);
  if (at < 0) return null;
  const rest = text.slice(at);
  const range = BASE_RANGE.test(rest) ? rangeIn(rest, true) : null;
  const plus = range ? (PLUS_PARTS.exec(rest.slice(range.end))?.[0] ?? '') : '';
  const found = range ? { ...range, start: 0, end: range.end + plus.length } : singleIn(rest, true);
  return found && { ...found, start: found.start + at, end: found.end + at };
}
const BASE_RANGE = /^(?:底薪|保底|基本工资)[^\d]{0,4}\d[\d.,]*\s*[k千万]?元?\s*[-~至到]\s*\d/iu;

const TRIAL = /试用|实习期/u;
/** The regular pay before the share of it that is paid on probation: 月薪3200元，试用期发80%. */
const REGULAR_FIRST = /^(?!.*试用.*试用)[^试]*\d{3,}[^试]*试用[^\d]*\d{0,2}[^\d]*\d{2}\s*%/u;
/** The pay after probation in a text that names both: 试用期2600元，转正后4200元. */
function regularPayIn(text: string): Found | null {
  const at = text.search(/转正(?:之?后)?/u);
  const found = at < 0 ? null : salaryIn(text.slice(at), true);
  return found && { ...found, start: found.start + at, end: found.end + at };
}

/** The pay of the labelled line, otherwise of the first line with one. */
export function salaryOf(sentences: readonly PostingSentence[]): JobSalary | null {
  const named = sentences.filter(({ part }) => part === 'salary');
  const all = [...named, ...sentences.filter((each) => !named.includes(each))];
  // The pay on probation is the pay of the post only if no other is stated.
  const isTrial = ({ piece: { text } }: PostingSentence): boolean =>
    TRIAL.test(text) && !REGULAR_FIRST.test(text) && regularPayIn(text) === null;
  for (const { piece, part } of [...all.filter((each) => !isTrial(each)), ...all.filter(isTrial)]) {
    const isLure = UNLIMITED.test(piece.text);
    if (isLure && NEGOTIABLE.test(piece.text)) break;
    const salary =
      regularPayIn(piece.text) ??
      (isLure ? basePayIn(piece.text) : null) ??
      salaryIn(piece.text, part === 'salary');
    if (salary) return { ...readFrom(piece.raw.slice(salary.start, salary.end), piece), ...salary.terms };
  }
  const open = [...named, ...sentences].find(({ piece }) => NEGOTIABLE.test(piece.text));
  return open
    ? { ...readFrom('面议', open.piece), unit: 'month', low: null, high: null, months: null }
    : null;
}
