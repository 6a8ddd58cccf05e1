import { regex } from '@qicheng/resume/regex';
import { writtenNumber } from '#src/text/written-number.js';
import type { FactClaim } from './claim.js';
import { canonicalUnit, UNIT_SOURCE } from './units.js';

const MULTIPLIERS: Readonly<Record<string, number>> = {
  十: 10,
  百: 100,
  千: 1_000,
  万: 10_000,
  w: 10_000,
  百万: 1_000_000,
  千万: 10_000_000,
  亿: 100_000_000,
  k: 1_000,
  thousand: 1_000,
  million: 1_000_000,
  m: 1_000_000,
  billion: 1_000_000_000,
};
const MULTIPLIER = '百万|千万|[十百千万亿]|thousand\\b|million\\b|billion\\b|[kKwWM](?![A-Za-z])';
const HAN = '[零〇一二两三四五六七八九十百千万亿]';

const CURRENCY: Readonly<Record<string, string>> = {
  '¥': '元',
  '￥': '元',
  $: '美元',
  '£': '英镑',
  '€': '欧元',
};

const ARABIC = new RegExp(
  `(?<currency>[¥￥$£€])?\\s?(?<![A-Za-z0-9_.])(?<value>\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)\\s?(?<many>${MULTIPLIER})?\\s?(?:余|多|\\+)?\\s?(?<unit>${UNIT_SOURCE})?`,
  'giu',
);
const HAN_NUMBER = new RegExp(
  `(?<share>百分之)?(?<value>${HAN}+(?:点[零一二三四五六七八九]+)?)(?:余|多)?(?<unit>成(?![立为员功本长果效绩就熟型])|${UNIT_SOURCE})?`,
  'gu',
);

// Amounts in words, which are claims like figures.
const VAGUE = regex('giu')`
  翻(?:了)?(?:[一两三]番|番|倍)|成倍|倍增|(?<!另)一半|半数|过半|大半|[数几上近逾超][十百千万亿]+(?![度科姓])
  |[百千]万级|[亿万]级|成百上千|\b(?:doubl|tripl|quadrupl|halv)(?:e|ed|ing)\b
  |\b(?:dozens|hundreds|thousands|millions)\b|\bhalf\b
`;

const SMALL =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ENGLISH = new RegExp(
  `\\b(?:(?<tens>${TENS.join('|')})(?:[- ](?<ones>one|${SMALL.slice(0, 8).join('|')}))?|(?<small>${SMALL.join('|')})|(?<one>one|a)(?= (?:hundred|thousand|million)))(?: (?<many>hundred|thousand|million))?(?: (?<unit>${UNIT_SOURCE}))?`,
  'giu',
);

// 一 before these words is an article, as are small numbers before words that structure a text.
const ARTICLE = /^[个名位次种项款家套份篇场批件条支组台座间本部门张只类]$/u;
const STRUCTURE = /^(?:点|步|方面|部分|层面|大类)/u;
const NOT_NUMBERS = regex('gu')`
  十分|万分|百科|百姓|千万(?=别|不要|要)|万一|一定|一起|一致|一直|一样|一般|一些|一切|一线|一体|一流|一对一|一手
  |一贯|一系列|一一|第一时间|统一|唯一|之一|专一|单一|进一步|五险一金|双十[一二]|五一|六一|三方|四川|二手|两者
  |万科|百度|一带一路|一等|二等|三等|[双一]流|八股|三维|二维|千里|一条龙|一站式|百年|一方面|同一|某一|每一|任一
  |一旦|一同|一向|一如|一份|一名|一个|一位
`;
const LIST_MARK = /^[ \t]*[（(]?\d{1,2}[.、)）](?!\d)/gmu;

const tidy = (value: number): string => String(Math.round(value * 1e6) / 1e6);
const key = (value: number, unit: string): string => `n${tidy(value)}|${unit}`;

const claim = (text: string, start: number, keys: string[]): FactClaim => ({
  kind: 'number',
  text,
  start,
  end: start + text.length,
  keys,
});

function arabicClaims(text: string): FactClaim[] {
  return [...text.matchAll(ARABIC)].map((found) => {
    const { currency, value = '', many, unit = '' } = found.groups ?? {};
    const digits = value.replaceAll(',', '');
    const lead = found[0].length - found[0].trimStart().length;
    const at = found.index + lead;
    const words = found[0].trim();
    // Long digit sequences are identifiers, not amounts.
    if (digits.length >= 7 && !many && !value.includes(',') && !value.includes('.'))
      return claim(words, at, [`t${digits}`]);
    const factor = many ? (MULTIPLIERS[many] ?? MULTIPLIERS[many.toLowerCase()] ?? 1) : 1;
    const measured = currency ? (CURRENCY[currency] ?? '') : canonicalUnit(unit);
    return claim(words, at, [key(Number(digits) * factor, measured)]);
  });
}

function hanClaims(text: string): FactClaim[] {
  return [...text.matchAll(HAN_NUMBER)].flatMap((found) => {
    const { share, value = '', unit = '' } = found.groups ?? {};
    if (!share && [...value].length === 1) {
      const isArticle = value === '一' && ARTICLE.test(unit);
      const structures =
        STRUCTURE.test(unit) || STRUCTURE.test(text.slice(found.index + found[0].length - unit.length));
      if (unit === '' || isArticle || structures || /[百千万亿]/u.test(value)) return [];
    }
    const amount = writtenNumber(value);
    const measured = share
      ? key(amount, '%')
      : unit === '成'
        ? key(amount * 10, '%')
        : key(amount, canonicalUnit(unit));
    return [claim(found[0], found.index, [measured])];
  });
}

function englishClaims(text: string): FactClaim[] {
  return [...text.matchAll(ENGLISH)].map((found) => {
    const { tens, ones, small, many, unit = '' } = found.groups ?? {};
    const word = (name: string | undefined) =>
      name === undefined ? 0 : SMALL.indexOf(name.toLowerCase()) + 2;
    const base = tens
      ? (TENS.indexOf(tens.toLowerCase()) + 2) * 10 + (ones?.toLowerCase() === 'one' ? 1 : word(ones))
      : small
        ? word(small)
        : 1;
    const factor =
      many?.toLowerCase() === 'hundred' ? 100 : many ? (MULTIPLIERS[many.toLowerCase()] ?? 1) : 1;
    return claim(found[0], found.index, [key(base * factor, canonicalUnit(unit))]);
  });
}

const blankOut = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (found) => '　'.repeat(found.length));

/** The numbers that a text states: digits, Chinese and English number words, and amounts in words. */
export function numberClaims(text: string): FactClaim[] {
  const counted = blankOut(text, LIST_MARK);
  return [
    ...arabicClaims(counted),
    ...hanClaims(blankOut(counted, NOT_NUMBERS)),
    ...englishClaims(counted),
    ...[...counted.matchAll(VAGUE)].map((found) =>
      claim(found[0], found.index, [`t${found[0].toLowerCase()}`]),
    ),
  ];
}
