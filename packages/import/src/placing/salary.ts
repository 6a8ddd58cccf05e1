import type { Salary } from '@qicheng/resume/document';

/** 30w is 30万. */
const TEN_THOUSANDS = /万|\d\s*w(?![a-z])/iu;
/** At least this many units of 10,000 are an annual salary. */
const MIN_OF_YEAR = 8;

/** No monthly salary in yuan is below this amount. */
const MIN_OF_MONTH = 300;

/** Desired pay: 8K-12K, 8000-12000元/月, 15-20万/年, 200元/天, 面议; null for anything else. */
export function readSalary(text: string): Salary | null {
  if (/面议|negotiable/i.test(text) && !/\d/.test(text)) return { negotiable: true };
  const [min, max] = (text.match(/\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:\.\d+)?/g) ?? []).map((figure) =>
    Number(figure.replaceAll(',', '')),
  );
  if (min === undefined) return null;
  const unit = /(?:[/／每一元块]|\d)\s*[天日]|日[薪结]|day/i.test(text)
    ? 'yuanPerDay'
    : /(?:[/／每一元块]|\d)\s*个?小?时|时薪|hour/i.test(text)
      ? 'yuanPerHour'
      : TEN_THOUSANDS.test(text)
        ? /年|year/i.test(text) || min >= MIN_OF_YEAR
          ? 'wanPerYear'
          : 'wanPerMonth'
        : /k|千/i.test(text)
          ? /year/i.test(text)
            ? 'wanPerYear'
            : 'kiloPerMonth'
          : 'yuanPerMonth';
  // 一个月大概40张凭证: a count, not an amount.
  if (unit === 'yuanPerMonth' && min < MIN_OF_MONTH) return null;
  const scaled = (figure: number): number =>
    unit === 'wanPerMonth'
      ? figure * 10
      : unit === 'wanPerYear' && !TEN_THOUSANDS.test(text)
        ? figure / 10
        : figure;
  return {
    min: scaled(min),
    ...(max !== undefined && max >= min && { max: scaled(max) }),
    unit: unit === 'wanPerMonth' ? 'kiloPerMonth' : unit,
    ...(/面议|negotiable/i.test(text) && { negotiable: true }),
  };
}
