import { companyScore, titleScore } from './recognise.js';
import { headPartsOf } from './words.js';

const LATIN_FIRST = /^([A-Z(][\p{Script=Latin}\d().,&'’/ -]{2,}?)\s*(\p{Script=Han}.*)$/u;
const HAN_FIRST = /^(\p{Script=Han}[\p{Script=Han}\d（）()·]*)\s*([A-Z][\p{Script=Latin}\d().,&'’/ -]{2,})$/u;
const MAX_LENGTH = 160;
const MAX_PARTS = 4;

/** Account Executive 客户执行: a name in both languages as two texts; the text itself in one language. */
const namesIn = (part: string): readonly string[] =>
  (LATIN_FIRST.exec(part) ?? HAN_FIRST.exec(part))?.slice(1, 3) ?? [part];

const NAME_AND_TRANSLATION =
  /^(\p{Script=Han}[\p{Script=Han}（）()·、/]*)\s+([A-Z][\p{Script=Latin}.&'’-]+(?:[,\s/]+(?:[A-Z][\p{Script=Latin}.&'’-]*|of|and|for|in|the|&))+)$/u;

/** 前厅部副经理 Assistant Front Office Manager: the name in each language; null for other names. */
export function inTwoLanguages(text: string): { zh: string; en: string } | null {
  const [, zh = '', en = ''] = NAME_AND_TRANSLATION.exec(text) ?? [];
  return zh.length < 2 ? null : { zh, en };
}

const isLike = (part: string, score: (text: string) => number): boolean =>
  namesIn(part).some((name) => score(name.trim()) > 1);

/**
 * Mosaic Creative 马赛克广告（上海）— Account Executive 客户执行: an employer and a title in two languages. However long,
 * such a line is the head of an entry and no statement.
 */
export function isHeadInTwoLanguages(text: string): boolean {
  if (text.length > MAX_LENGTH || !/\p{Script=Han}/u.test(text) || !/[A-Za-z]{3}/u.test(text)) return false;
  if (/[。；;！!:：%]|\d{3}/u.test(text)) return false;
  const parts = headPartsOf(text);
  const titles = parts.filter((part) => isLike(part, titleScore) && companyScore(part) < 3);
  return (
    parts.length >= 2 &&
    parts.length <= MAX_PARTS &&
    parts.some((part) => namesIn(part).length === 2) &&
    titles.length === 1 &&
    parts.some((part) => !titles.includes(part) && isEmployer(part))
  );
}

const isEmployer = (part: string): boolean =>
  companyScore(part) >= 1 || namesIn(part).some((name) => companyScore(name.trim()) >= 1);
