import type { LegalFacts } from './topic.js';

const COUNT = '(\\d{1,2}|[一二两三四五六七八九十]{1,3}|半)';
const UNIT = '(个?月|年半|年)';
/** What follows a stretch of time that has passed, and is no term. */
const NOT_PASSED = '(?!了|前|后|内|多|时)';

const TERMS: readonly RegExp[] = [
  new RegExp(
    `合同(?:期限?|只|就|是|为|共|约定|签[了的]?|订[了的]?|有|[:：])*${COUNT}${UNIT}${NOT_PASSED}`,
    'u',
  ),
  new RegExp(`(?:签[了订]?|订[了立]?)${COUNT}${UNIT}期?的?(?:劳动)?合同`, 'u'),
  new RegExp(`${COUNT}${UNIT}期的?(?:劳动)?合同`, 'u'),
];
const PROBATIONS: readonly RegExp[] = [
  new RegExp(
    `试用期(?:期限?|约定|规定|写[了的]?|说|是|为|要|有|共|长达|却|定[了的]?|[:：])*${COUNT}${UNIT}${NOT_PASSED}`,
    'u',
  ),
  new RegExp(`(?<!第)${COUNT}${UNIT}的?试用期`, 'u'),
];

const DIGITS = '零一二三四五六七八九';
const MONTHS_PER_YEAR = 12;
const HALF_YEAR = 6;

/** 12, 十二, 三十六, 两. */
function countOf(word: string): number {
  if (/^\d+$/.test(word)) return Number(word);
  const [tens, ones] = word.replace('两', '二').split('十');
  if (ones === undefined) return DIGITS.indexOf(tens ?? '');
  return (tens ? DIGITS.indexOf(tens) : 1) * 10 + (ones ? DIGITS.indexOf(ones) : 0);
}

function monthsOf(count: string, unit: string): number | null {
  if (count === '半') return unit === '年' ? HALF_YEAR : null;
  const number = countOf(count);
  if (number <= 0) return null;
  if (!unit.startsWith('年')) return number;
  return number * MONTHS_PER_YEAR + (unit === '年半' ? HALF_YEAR : 0);
}

function readBy(patterns: readonly RegExp[], text: string): number | null {
  for (const pattern of patterns) {
    const [, count = '', unit = ''] = pattern.exec(text) ?? [];
    const months = count === '' ? null : monthsOf(count, unit);
    if (months !== null) return months;
  }
  return null;
}

/** The facts with the terms that stand in the question in words or digits; a field that was filled in goes before. */
export function withStatedTerms(question: string, facts: LegalFacts): LegalFacts {
  const text = question.replace(/\s+/g, '');
  return {
    ...facts,
    termMonths: facts.termMonths ?? readBy(TERMS, text),
    probationMonths: facts.probationMonths ?? readBy(PROBATIONS, text),
  };
}
