import { writtenNumber } from '../../../text/written-number.js';
import type { Contradiction } from './contradiction.js';
import type { ResumeFacts } from './resume-facts.js';

/** A number of people that is told without a figure: 手下管过十几个人. */
const LED_MANY =
  /(?:手下|下面|管理?[着过]?|带领?[着过]?)[^，。；\d]{0,8}?(?<many>十几|几十|上百|一百多|百来|二十多|三十多)\s?(?:来|多)?[个名位号]?(?:人|员工|下属|同事|工人|店员|伙计)/u;
const LEAST: Readonly<Record<string, number>> = {
  ...{ 十几: 11, 几十: 20, 二十多: 21, 三十多: 31, 上百: 100, 一百多: 101, 百来: 90 },
};
/** Those with whom or over whom one worked, in a line of a résumé. */
const GROUP =
  /(?:加我(?:一共|共)?|一共|共|带领?[着过]?|管理?[着过]?|团队|手下|班组|店里|部门|门店|直接)[^，。；\d]{0,6}?(?<count>\d+|[一二两三四五六七八九十])\s?[多余来]?[个名位]?(?:人|员工|下属|店员|同事|工人|导购)/gu;

/** More people than a résumé states of any group that its author led or belonged to; null if it states none. */
export function moreLed(clause: string, { lines }: ResumeFacts): Contradiction | null {
  const many = LED_MANY.exec(clause)?.groups?.['many'];
  if (many === undefined) return null;
  const groups = lines.flatMap(({ text }) =>
    [...text.matchAll(GROUP)].map(({ 0: words, groups }) => ({
      words,
      count: writtenNumber(groups?.['count'] ?? ''),
    })),
  );
  // Several groups may be added up.
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  const [largest] = groups.toSorted((one, other) => other.count - one.count);
  return largest === undefined || all >= (LEAST[many] ?? 0)
    ? null
    : { stated: clause, inResume: largest.words };
}
