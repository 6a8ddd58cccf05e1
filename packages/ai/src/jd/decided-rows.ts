import type { RequirementMatch } from '@qicheng/analysis/jd-analysis';
import { isForOtherTrade } from './match-experience.js';

/** Reasons that leave the comparison to the reader, or that infer an absence from other words. */
const IS_OPEN = /请您|没有写明|看不出是/u;
/** Names of tools and papers, which have one form only, so that a résumé without the name does not state them. */
const HAS_ONE_FORM = /[A-Za-z]{2,}|软件|语言$|黑带|绿带|专利|驾/u;
/** What is known or was done of a kind, which a résumé may tell without the name. */
const HAS_OTHER_FORMS = /标准|规范|规程|法规|体系|经验|经历|项目/u;
/** Clauses of which one part suffices. */
const ANY_OF = /或|之一|优先|加分|[/／]/u;

/** Kinds that are compared as facts and not by the words of a clause. */
const BY_WORDS = new Set<RequirementMatch['kind']>(['skill', 'ability', 'duty']);
/** Kinds that a person states or shows in the interview. */
const OF_PERSON = new Set<RequirementMatch['kind']>(['condition', 'ability']);

/** The beginning of a reason that only repeats what the posting allows. */
export const GIVES_TIME = '招聘写明';

/** Whether a row says what is sure: a duty only that an action does the same thing. */
function isDecided(row: RequirementMatch): boolean {
  const { level, kind, state, text, reason, atoms } = row;
  if (level === 'duty') return state === '直接' && atoms.length > 0 && !reason.includes('大部分');
  if (state === '直接') return true;
  if (isForOtherTrade(row) || IS_OPEN.test(reason)) return false;
  if (state === '待确认') return OF_PERSON.has(kind) || reason.startsWith(GIVES_TIME);
  return (
    state !== '未体现' ||
    !BY_WORDS.has(kind) ||
    (kind === 'skill' && HAS_ONE_FORM.test(text) && !HAS_OTHER_FORMS.test(text))
  );
}

/** Whether another part of the same clause is met, and one part suffices. */
const isMetByOther = (
  { level, text, state }: RequirementMatch,
  matrix: readonly RequirementMatch[],
): boolean =>
  state !== '直接' &&
  ANY_OF.test(text) &&
  matrix.some((row) => row.level === level && row.text === text && row.state === '直接');

/** The rows of a comparison: those that say something sure, and those that are left to the reader. */
export interface SplitRows {
  readonly decided: RequirementMatch[];
  readonly open: RequirementMatch[];
}

/** Splits the rows by whether they say something sure; a part of which another one suffices is left out. */
export function splitRows(matrix: readonly RequirementMatch[]): SplitRows {
  const rows = matrix.filter((row) => !isMetByOther(row, matrix));
  return { decided: rows.filter(isDecided), open: rows.filter((row) => !isDecided(row)) };
}

/** Whether a résumé can show what a row requires; conditions to accept and soft skills are shown in person. */
const isShowable = ({ kind, value }: RequirementMatch): boolean => value !== null || !OF_PERSON.has(kind);

/** How many of the required conditions that a résumé can show were compared. */
export function comparedMusts({ decided, open }: SplitRows): { compared: number; total: number } {
  const countOf = (rows: readonly RequirementMatch[]): number =>
    rows.filter((row) => row.level === 'must' && isShowable(row)).length;
  const compared = countOf(decided);
  return { compared, total: compared + countOf(open) };
}
