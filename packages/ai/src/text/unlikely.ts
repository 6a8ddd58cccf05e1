import { regex } from '@qicheng/resume/regex';

/** Growth or scale that one person in one post can hardly achieve. */
const GROWTH =
  /(?:提升|提高|增长|增加|上涨|上升|增幅|涨幅|拉升|翻)(?:了|至|到|约|达|近|超过?)?\s*(\d[\d,]*(?:\.\d+)?)\s?[%％]|(?:提升|提高|增长|增加|上涨|翻)(?:了)?\s*(\d+(?:\.\d+)?)\s?倍/u;
const SIZE =
  /(?:千万|亿)级|上亿(?!元)|百万级(?:用户|日活)|(?:DAU|日活|月活|用户|GMV)[^，。；\d]{0,6}\d{3,}\s?万|公司级(?:数据)?[中后]台/iu;
const GROWTH_BELIEVED = 300;
const TIMES_BELIEVED = 5;

/** Posts that carry out others' decisions. */
const JUNIOR =
  /助理|实习|专员|文员|干事|学徒|应届|执行(?!总|经理|董事|院|校|官)|跟单|intern|assistant|analyst|coordinator/iu;
const SOLE =
  /独立|一人|主导|全面(?:负责|统筹|主持)|统筹|操盘|牵头|从?\s?0\s?到\s?1|\b(?:spearheaded|led|drove|owned)\b/iu;
/** Decisions for a whole organisation, which such posts do not make. */
const OF_THE_HOUSE = regex('iu')`
  (?:集团|公司|企业|全球|行业)[^，。；\d]{0,10}(?:战略|顶层设计|体系|架构|变革|转型|生态)
  |\b(?:global|enterprise|company-wide|organi[sz]ation-wide)\b[^.;\d]{0,40}\b(?:transformation|strategy)\b
`;

const NO_COUNT = /从?\s?0\s?到\s?1/gu;

/** Growth that needs its baseline, as it is written; null if there is none. */
export function growthIn(text: string): string | null {
  const found = GROWTH.exec(text);
  const [words = '', share = '0', times = '0'] = found ?? [];
  return Number(share.replaceAll(',', '')) >= GROWTH_BELIEVED || Number(times) >= TIMES_BELIEVED
    ? words
    : null;
}

/** Whether a statement is implausible without a baseline and the author's own contribution. */
export function isUnlikely(text: string, post: string, isEmployed = true): boolean {
  if (growthIn(text) !== null) return true;
  if (!SOLE.test(text) || (isEmployed && !JUNIOR.test(post))) return false;
  return (
    SIZE.test(text) ||
    (OF_THE_HOUSE.test(text) && JUNIOR.test(post) && !/\d/u.test(text.replace(NO_COUNT, '')))
  );
}
