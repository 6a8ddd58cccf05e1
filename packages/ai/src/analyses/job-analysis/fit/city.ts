import type { Contribution, Evidence } from '@qicheng/analysis/result';
import { LATIN_CITIES } from '#src/jd/data/cities.js';
import { wordsOfText } from '../../resume-analysis/items.js';
import { type FitRule, type FitSubject } from './rule.js';

const SAME = 100;
const TRANSFER = 75;
const UNKNOWN = 60;
const HOME = 80;
const OTHER = 40;

const bare = (city: string): string => city.trim().replace(/(?:特别行政区|自治[区州]|[省市区])$/u, '');
/** A city in Chinese: Shanghai is 上海. */
const inChinese = (city: string): string =>
  Object.entries(LATIN_CITIES).find(([, latin]) => new RegExp(`\\b${latin}\\b`, 'iu').test(city))?.[0] ??
  city;

const isSame = (a: string, b: string): boolean => {
  const [left, right] = [bare(inChinese(a)), bare(inChinese(b))];
  return left !== '' && right !== '' && (left.includes(right) || right.includes(left));
};

const verdict = (points: number, reason: string, evidence: Evidence[] = []): Contribution[] => [
  { ruleId: 'city.wish', points, reason, evidence },
];

/** 城市: compares the wanted cities with the requested one. */
export const cityFit: FitRule = (subject) => {
  const { input, resume } = subject;
  const { cities = [], acceptTransfer } = resume.document.intention;
  const { lang } = resume.document.meta;
  const desired = cities.map(({ name }) => wordsOfText(name, lang));
  const required = input.city ?? '';
  if (required === '')
    return verdict(
      UNKNOWN,
      desired.length === 0
        ? '没有填写目标城市，不作判断'
        : `分析时没有选城市，不作判断；简历的意向是${desired.slice(0, 3).join('、')}`,
    );
  const at = desired.findIndex((city) => isSame(city, required));
  if (at >= 0)
    return verdict(SAME, '求职意向中有这座城市', [
      { pointer: `/intention/cities/${at}`, quote: desired[at] ?? '' },
    ]);
  const home = homeOf(subject, required);
  if (home) return verdict(HOME, '现居地或生源地是这座城市', [home]);
  if (acceptTransfer)
    return verdict(TRANSFER, '求职意向写明接受调剂', [
      { pointer: '/intention/acceptTransfer', quote: '接受调剂' },
    ]);
  if (desired.length === 0) return verdict(UNKNOWN, '简历没有写期望城市，不作判断');
  return verdict(OTHER, `期望城市是${desired.slice(0, 3).join('、')}，与目标城市不同`, [
    { pointer: '/intention/cities', quote: desired.slice(0, 3).join('、') },
  ]);
};

function homeOf({ resume }: FitSubject, required: string): Evidence | null {
  const { basics, meta } = resume.document;
  for (const field of ['residence', 'studentOrigin', 'householdPlace'] as const) {
    const quote = wordsOfText(basics[field]?.name, meta.lang);
    if (quote !== '' && isSame(quote, required)) return { pointer: `/basics/${field}`, quote };
  }
  return null;
}
