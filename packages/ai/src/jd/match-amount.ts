import { excerpt } from '../text/excerpt.js';
import type { Judgement } from './judgement.js';
import { DONE, evidenceIn, type ProvingText, type ResumeReading } from './read-resume.js';

/** The measures of amounts in postings and résumés. */
const MEASURES: readonly (readonly [name: string, words: RegExp])[] = [
  ['销售额', /销售额?|GMV|营收|营业额|流水|成交额|业绩|产值|回款|店铺/iu],
  ['预算', /预算|投放|消耗|花费|费用|推广费/u],
  ['面积', /面积|平米|平方米|㎡|平方/u],
];
const AREA = '面积';

const SCALE: Readonly<Record<string, number>> = {
  千: 1_000,
  万: 10_000,
  百万: 1_000_000,
  千万: 10_000_000,
  亿: 100_000_000,
};
const AMOUNT = /(\d+(?:,\d{3})*(?:\.\d+)?)\s*(百万|千万|千|万|亿)?\s*(元|平米|平方米|平方|㎡)?/gu;
/** A suffix that makes an amount a minimum. */
const AT_LEAST = /^(?:及?以上|级|起|\+|的店铺)/u;
const LEAST_BEFORE = /(?:不低于|不少于|超过|至少|达到?)$/u;

const PERIODS: readonly (readonly [pattern: RegExp, perYear: number])[] = [
  [/[日天]均|每[日天]|单日|\/天/u, 365],
  [/月|每月|月均|单月/u, 12],
  [/年/u, 1],
];

interface Amount {
  /** Converted to one year if a period is stated. */
  readonly value: number;
  readonly perYear: number | null;
  readonly text: string;
}

function amountsIn(clause: string, isArea: boolean): (Amount & { start: number; end: number })[] {
  return [...clause.matchAll(AMOUNT)].flatMap((match) => {
    const [whole, figure = '', scale, unit] = match;
    const isAreaUnit = unit !== undefined && unit !== '元';
    // A figure without a unit or scale is another count.
    if (isArea ? !isAreaUnit : isAreaUnit || (scale === undefined && unit === undefined)) return [];
    if (/^(?:[件人单个名家次场份条%％]|台|只|张|户|篇)/u.test(clause.slice(match.index + whole.length)))
      return [];
    const before = clause.slice(Math.max(0, match.index - 14), match.index);
    const period = isArea ? undefined : PERIODS.find(([pattern]) => pattern.test(before));
    const value = Number(figure.replaceAll(',', '')) * (SCALE[scale ?? ''] ?? 1);
    return [
      {
        value: value * (period?.[1] ?? 1),
        perYear: period?.[1] ?? null,
        ...{ text: whole.trim(), start: match.index, end: match.index + whole.length },
      },
    ];
  });
}

const CLAUSE = /[^，,；;。]+/gu;
const SAME_SIZE = 0.8;

/** The largest amount of the same measure in the résumé. */
function ownAmount(words: RegExp, isArea: boolean, texts: readonly ProvingText[]) {
  const found = texts
    .filter(({ strength }) => strength === DONE)
    .flatMap((text) =>
      (text.affirmed.match(CLAUSE) ?? [])
        .filter((clause) => words.test(clause))
        .flatMap((clause) => amountsIn(clause, isArea).map((amount) => ({ amount, text, clause }))),
    );
  return found.toSorted((a, b) => b.amount.value - a.amount.value)[0];
}

/** The conversion `（一个月约 9 万元）` if the two amounts have different periods. */
function converted(own: Amount, required: Amount): string {
  if (own.perYear === null || required.perYear === null || own.perYear === required.perYear) return '';
  const value = own.value / required.perYear;
  const amount = value >= 10_000 ? `${Math.round(value / 1_000) / 10} 万` : String(Math.round(value));
  return `（${required.perYear === 12 ? '一个月' : '一年'}约 ${amount}元）`;
}

/** The value of an amount far below the requirement. */
const FAR_BELOW = 0.2;

/** Judges a required minimum if the largest amount in the résumé is far below it; otherwise null. */
export function matchAmount(text: string, { texts }: Pick<ResumeReading, 'texts'>): Judgement | null {
  for (const clause of text.match(CLAUSE) ?? []) {
    const [name, words] = MEASURES.find(([, pattern]) => pattern.test(clause)) ?? [];
    if (name === undefined || words === undefined) continue;
    const required = amountsIn(clause, name === AREA).find(
      ({ start, end }) => AT_LEAST.test(clause.slice(end)) || LEAST_BEFORE.test(clause.slice(0, start)),
    );
    const own = required && ownAmount(words, name === AREA, texts);
    if (!required || !own || own.amount.value >= required.value * SAME_SIZE) continue;
    return {
      ...{ state: '可迁移', value: FAR_BELOW },
      reason: `要求${name} ${required.text}以上，简历写到的是“${excerpt(own.clause, 40)}”${converted(own.amount, required)}，差得较多`,
      atoms: [evidenceIn(own.text)],
      action: `与要求的 ${required.text}差得较多${converted(own.amount, required)}：如实写实际的数，不要套用招聘的说法。`,
    };
  }
  return null;
}
