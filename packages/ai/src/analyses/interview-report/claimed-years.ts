import { writtenNumber } from '#src/text/written-number.js';
import type { OwnClause } from './own-clauses.js';
import { LEADING_RANK, rankOf } from './ranks.js';
import type { ResumeHoldings } from './resume-holdings.js';

const POST = '([\\p{Script=Han}A-Za-z]{2,14})';
/** Years in a post, compared if it is a leading one: 做了五年运营总监. */
const YEARS_IN_POST = new RegExp(
  `(?:做|干|当|任|担任)(?:了|过)\\s?(\\d+|[一二两三四五六七八九十]+)\\s?(?:多)?年(?:多)?的?${POST}`,
  'u',
);
const YEARS =
  /(?:做|干|当|从事|有)(?:了|过)?(?:这一?行)?\s?(\d+|[一二两三四五六七八九十]+)\s?(?:多)?年(?:多)?(?:的)?[^，。]{0,10}(?:经验|从业|工作经历|这一?行|这个?行业)/u;
const MIN_YEARS = 3;
const YEARS_MORE = 2;

/** Whether a clause claims more years than there are since the first job. */
export function claimsYears({ text }: OwnClause, { months }: ResumeHoldings): boolean {
  const [, years = '0', post = ''] = YEARS_IN_POST.exec(text) ?? [];
  const claimed = writtenNumber(YEARS.exec(text)?.[1] ?? (rankOf(post) >= LEADING_RANK ? years : '0'));
  return months > 0 && claimed >= MIN_YEARS && claimed > months / 12 + YEARS_MORE;
}
