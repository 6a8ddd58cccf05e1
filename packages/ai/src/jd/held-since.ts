import { regex } from '@qicheng/resume/regex';
import type { WorkItem } from '@qicheng/resume/document';
import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { monthOf } from './months.js';

/** A post taken up at a stated time: 2021年起做班长, 2022年9月起兼年级组长, 2023.4升任主管. */
const TAKEN_UP = regex('gu')`
  (?<y>(?:19|20)\d{2})\s*(?:[年./-]\s*(?:(?<m>\d{1,2})\s*月?)?)(?:份|开始|至今|以来|[-—~至到]+今|[起后底初])*[，,]?
  [^，,；;。→\d]{0,6}?(?:兼任?|担任|出任|接任|任|做|当|晋升?为?|升任?为?|提拔?为?|转为?)(?<post>[^，,；;。→\d]{2,12})
`;
/** A post with its beginning in brackets behind it: 配班 → 主班（2019年9月起）. */
const IN_BRACKETS = regex('gu')`
  (?<post>[^，,；;。→>/（(）)\d\s]{2,12})\s*[（(]\s*(?<y>(?:19|20)\d{2})\s*[年./-]\s*(?:(?<m>\d{1,2})\s*月?)?
  (?:份|开始|以来|[-—~至到]+今|起)+\s*[)）]
`;

/** The month from which an entry holds a post that its title or a line dates; null if none is dated. */
export function heldSince(
  { title }: WorkItem,
  deeds: readonly { said: string }[],
  isPost: (words: string) => boolean,
): number | null {
  const texts = [wordsOfText(title, 'zh'), ...deeds.map(({ said }) => said)];
  const months = texts.flatMap((text) =>
    [TAKEN_UP, IN_BRACKETS].flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(({ groups: { y, m, post = '' } = {} }) =>
        isPost(post) ? [monthOf({ y: Number(y), ...(m !== undefined && { m: Number(m) }) })] : [],
      ),
    ),
  );
  return months.length === 0 ? null : Math.min(...months);
}

/** The title of an entry without a post that it dates, which was not held from the beginning. */
export const titleFromStart = ({ title }: WorkItem): string =>
  wordsOfText(title, 'zh').replace(IN_BRACKETS, ' ');
