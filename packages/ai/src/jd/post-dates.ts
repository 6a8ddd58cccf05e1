import type { WorkItem } from '@qicheng/resume/document';
import { regex } from '@qicheng/resume/regex';
import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { monthOf } from './months.js';

/** A post taken up at a stated time: 2021年起做班长, 2022年9月起兼年级组长, 2023.4升任主管. */
const POST_SINCE = regex('gu')`
  (?<y>(?:19|20)\d{2})\s*(?:[年./-]\s*(?:(?<m>\d{1,2})\s*月?)?)(?:份|开始|至今|以来|[-—~至到]+今|[起后底初])*[，,]?
  [^，,；;。→\d]{0,6}?(?:兼任?|担任|出任|接任|任|做|当|晋升?为?|升任?为?|提拔?为?|转为?)(?<post>[^，,；;。→\d]{2,12})
`;
/** A post with its beginning in brackets after it: 配班 → 主班（2019年9月起）. */
const IN_BRACKETS = regex('gu')`
  (?<post>[^，,；;。→>/（(）)\d\s]{2,12})\s*[（(]\s*(?<y>(?:19|20)\d{2})\s*[年./-]\s*(?:(?<m>\d{1,2})\s*月?)?
  (?:份|开始|以来|[-—~至到]+今|起)+\s*[)）]
`;

/** What was done from a stated time on: 2022年起带3人, Since Jan 2022 supervise 3 planners. */
const DONE_SINCE = regex('giu')`
  (?<y>(?:19|20)\d{2})\s*(?:[年./-]\s*(?:(?<m>\d{1,2})\s*月?)?)(?:份|开始|至今|以来|[-—~至到]+今|[起后])+[，,]?(?<done>[^，,；;。]{2,40})
`;
const ENGLISH_SINCE =
  /\bsince\s+(?:(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+)?(?<y>(?:19|20)\d{2}),?\s+(?<done>[^.;；。]{2,60})/giu;
const MONTH_NAMES = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The month from which lines date something that is done since then; null if there is none. */
export function doneSince(
  texts: readonly { affirmed: string }[],
  isDone: (words: string) => boolean,
): number | null {
  const months = texts.flatMap(({ affirmed }) =>
    [DONE_SINCE, ENGLISH_SINCE].flatMap((pattern) =>
      [...affirmed.matchAll(pattern)].flatMap(({ groups: { y, m, month, done = '' } = {} }) => {
        const named = MONTH_NAMES.indexOf((month ?? '').toLowerCase()) + 1;
        const own = m === undefined ? named : Number(m);
        return isDone(done) ? [monthOf({ y: Number(y), ...(own > 0 && { m: own }) })] : [];
      }),
    ),
  );
  return months.length === 0 ? null : Math.min(...months);
}

/** A line that only says from when a post is held: 2021年起做班长. */
export const isPostLine = (text: string): boolean =>
  text.length <= MAX_POST_LINE &&
  [...text.matchAll(POST_SINCE)].some(({ 0: whole }) => whole.length * 2 > text.length);
const MAX_POST_LINE = 24;

/** The month from which an entry holds a post that its title or a line dates; null if none is dated. */
export function postSince(
  { title }: WorkItem,
  lines: readonly { affirmed: string }[],
  isPost: (words: string) => boolean,
): number | null {
  const texts = [wordsOfText(title, 'zh'), ...lines.map(({ affirmed }) => affirmed)];
  const months = texts.flatMap((text) =>
    [POST_SINCE, IN_BRACKETS].flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(({ groups: { y, m, post = '' } = {} }) =>
        isPost(post) ? [monthOf({ y: Number(y), ...(m !== undefined && { m: Number(m) }) })] : [],
      ),
    ),
  );
  return months.length === 0 ? null : Math.min(...months);
}

/** A post that a title says was reached later: 调度员、后升仓库组长. */
const LATER = /(?:后来?|之后|再)(?:升任?|晋升为?|提为?|任|做|当)[^，,；;。、/]{2,12}/gu;

/** The title of an entry without a post that it dates, which was not held from the beginning. */
export const titleFromStart = ({ title }: WorkItem): string =>
  wordsOfText(title, 'zh').replace(IN_BRACKETS, ' ').replace(LATER, ' ');
