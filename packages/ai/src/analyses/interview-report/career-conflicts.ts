import type { Inconsistency } from '@qicheng/analysis/interview-report';
import { clausesOf, sentencesOf } from '../../text/clauses.js';
import {
  beginsBeforeFirstJob,
  falseContinuity,
  falseSpan,
  stayLongerThanWorked,
} from '../cover-letter/facts/work-periods.js';
import { quoted } from '../resume-analysis/statements.js';
import type { AnswerCase, ReportContext } from './answer-case.js';
import { ownClausesOf } from './own-clauses.js';

/** The pointer of a conflict with all dates of work. */
export const CAREER = '/work';
const QUOTE_LENGTH = 120;
/** The whole of one's working life, not the time with one employer or task. */
const OF_CAREER = /经验|从业|工龄/u;
const TOO_LONG = '说的年数比简历的起止时间长。按简历算出的年数说，或先查清再统一说法。';
const TOO_EARLY = '说的年份比简历里最早的工作还早。按简历的时间说；更早的那段是真的，就先补进简历。';
const OF_GAP =
  '简历上看得出这段空档，说没有断过会被当场问住。照实用一句话说明那段时间在做什么，再说现在为什么能稳定工作。';

/** Years of work, and work without a break, that the dates of the résumé contradict. */
export function careerConflicts({ question, text }: AnswerCase, context: ReportContext): Inconsistency[] {
  const { today, resume } = context.input;
  const conflict = (answer: string, stated: string, advice: string): Inconsistency => ({
    ...{ questionId: question.id, kind: 'date', pointer: CAREER },
    ...{ resume: quoted(stated, QUOTE_LENGTH), answer: quoted(answer, QUOTE_LENGTH), advice },
  });
  const spans = ownClausesOf(text).flatMap(({ text: clause, isOfTeam }) => {
    if (isOfTeam) return [];
    const span =
      (OF_CAREER.test(clause) ? falseSpan(clause, resume, today) : null) ??
      // Otherwise the employer is named as a claim.
      (context.holdings === null ? stayLongerThanWorked(clause, resume, today) : null);
    if (span !== null) return [conflict(clause, span.inResume, TOO_LONG)];
    const start = beginsBeforeFirstJob(clause, resume);
    return start === null ? [] : [conflict(clause, start.inResume, TOO_EARLY)];
  });
  const gaps = sentencesOf(text)
    .filter((sentence) => ownClausesOf(sentence).length > 0)
    .flatMap((sentence) =>
      clausesOf(sentence).flatMap((clause) => {
        const gap = falseContinuity(clause, sentence, resume, today);
        return gap === null ? [] : [conflict(clause, gap.inResume, OF_GAP)];
      }),
    );
  return [...spans, ...gaps];
}
