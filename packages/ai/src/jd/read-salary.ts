import type { JobSalary } from '@qicheng/analysis/job-description';

type Terms = Pick<JobSalary, 'unit' | 'low' | 'high' | 'months'>;

const AMOUNT = String.raw`(\d{1,6}(?:,\d{3})*(?:\.\d+)?)\s*(k|千|w|万)?`;
const RANGE = new RegExp(
  String.raw`${AMOUNT}\s*(?:元|rmb)?\s*(?:[-~]|至|到)\s*${AMOUNT}\s*(元|rmb)?\s*(?:/|每|一|\s)?\s*(个?月|年|天|日|小时|时|h\b)?(?:\s*[·*x×,]?\s*(\d{2})\s*(?:薪|个月))?`,
  'giu',
);
const SINGLE = new RegExp(
  String.raw`${AMOUNT}\s*(元|rmb)?\s*(?:/|每|一)?\s*(个?月|年|天|日|小时|时|h\b)?(\+|以上|起)?(?:\s*[·*x×,]?\s*(\d{2})\s*(?:薪|个月))?`,
  'giu',
);
const PAY = /薪|工资|底薪|待遇|收入|补贴|津贴|报酬|salary|[\d.]\s?k\b|元|\d\s*\/\s*(?:天|日|小时)/iu;

const SCALE: Readonly<Record<string, number>> = { k: 1_000, 千: 1_000, w: 10_000, 万: 10_000 };
const valueOf = (figure: string, scale: string | undefined): number =>
  Math.round(Number(figure.replaceAll(',', '')) * (SCALE[scale?.toLowerCase() ?? ''] ?? 1) * 100) / 100;

function unitOf(stated: string | undefined, around: string, amount: number): Terms['unit'] {
  if (stated) {
    if (/年/u.test(stated)) return 'year';
    if (/天|日/u.test(stated)) return 'day';
    return /时|h/iu.test(stated) ? 'hour' : 'month';
  }
  if (/年薪|年收入|年包/u.test(around)) return 'year';
  if (/日薪|每天|\/天/u.test(around)) return 'day';
  if (/时薪|每小时/u.test(around)) return 'hour';
  return amount >= 80_000 ? 'year' : 'month';
}

interface Found {
  start: number;
  end: number;
  terms: Terms;
}

// Ages, years, hours and head counts are figures too.
const isPay = (before: string, whole: string, after: string, isNamed: boolean): boolean =>
  !/岁|届|年龄|经验/u.test(after.slice(0, 6)) &&
  !/年(?:以上|工作|经验)|届|(?<!薪)人/u.test(whole) &&
  (isNamed || PAY.test(before.slice(-12) + whole + after.slice(0, 4)));

function rangeIn(text: string, isNamed: boolean): Found | null {
  for (const match of text.matchAll(RANGE)) {
    const [whole, from = '', fromScale, to = '', toScale, yuan, unit, months] = match;
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + whole.length)];
    const isMoney =
      Boolean(fromScale ?? toScale ?? yuan) ||
      Number(to.replaceAll(',', '')) >= 500 ||
      /天|日|时/u.test(unit ?? '');
    if (!isMoney || !isPay(before, whole, after, isNamed)) continue;
    if (!fromScale && !toScale && !yuan && /年/u.test(unit ?? '')) continue;
    const low = valueOf(from, fromScale ?? toScale);
    const high = valueOf(to, toScale);
    const terms = { unit: unitOf(unit, before, high), low, high, months: months ? Number(months) : null };
    return { start: match.index, end: match.index + whole.trimEnd().length, terms };
  }
  return null;
}

function singleIn(text: string, isNamed: boolean): Found | null {
  for (const match of text.matchAll(SINGLE)) {
    const [whole, figure = '', scale, yuan, unit, open, months] = match;
    const before = text.slice(0, match.index);
    const isMoney = Boolean(scale ?? yuan) || /\/\s*(?:天|日|月|小时|时)/u.test(whole);
    if (!isMoney || !isPay(before, whole, text.slice(match.index + whole.length), isNamed)) continue;
    if (!isNamed && !unit && !/薪|工资|底薪|收入|报酬/u.test(before.slice(-12))) continue;
    if (/补贴|餐补|房补|补助|奖励|奖金|押金|费|注册|融资|营收|估值|罚/u.test(before.slice(-8))) continue;
    const amount = valueOf(figure, scale);
    if (amount < 10) continue;
    const terms: Terms = {
      unit: unitOf(unit, before, amount),
      low: amount,
      high: open ? null : amount,
      months: months ? Number(months) : null,
    };
    return { start: match.index, end: match.index + whole.trimEnd().length, terms };
  }
  return null;
}

/** The first pay that a text states. `isNamed` where a heading says that it is about pay. */
export const salaryIn = (text: string, isNamed: boolean): Found | null =>
  rangeIn(text, isNamed) ?? singleIn(text, isNamed);
