import type { Inconsistency, ToCheck } from '@qicheng/analysis/interview-report';
import { quoted } from '../resume-analysis/statements.js';
import type { AnswerCase, ReportGround } from './answer-case.js';
import { isSame } from './inconsistencies.js';
import { relativeDates } from './relative-dates.js';
import { tellsOwnDeeds } from './rules/structure.js';
import { figuresIn } from './said-figures.js';

const MOST_OF_ANSWER = 3;
// Days, people and times are said in passing; these are what one claims to have reached.
const OF_RESULTS = new Set(['%', '个百分点', '倍', '元']);

/** Results that one claims in figures of which the résumé has none alike, one for each clause. */
function unheldFigures({ question, text }: AnswerCase, { statements, resumeText }: ReportGround): ToCheck[] {
  const stated = statements.flatMap((statement) => figuresIn(statement.text));
  const unheld = figuresIn(text).filter(
    (said) =>
      OF_RESULTS.has(said.unit) &&
      !said.isBaseline &&
      !resumeText.includes(said.raw) &&
      !stated.some((figure) => figure.unit === said.unit && isSame(said, figure)),
  );
  return unheld.map(({ raw, clause }) => ({
    ...{ questionId: question.id, kind: 'number', resume: '简历没有写到', answer: quoted(clause, 120) },
    advice: `“${raw}”简历没有写到，请核对；属实的话补进简历，面试官会按简历追问。`,
  }));
}

/** What an answer says that the résumé does not bear out, beside what it contradicts; for the person to check. */
export function unheldFacts(
  answered: AnswerCase,
  ground: ReportGround,
  conflicts: readonly Inconsistency[],
): ToCheck[] {
  if (answered.isBlank || !tellsOwnDeeds(answered.question.type)) return [];
  const taken = new Set(conflicts.map(({ answer }) => answer));
  return [...relativeDates(answered, ground), ...unheldFigures(answered, ground)]
    .filter(({ answer }) => (taken.has(answer) ? false : Boolean(taken.add(answer))))
    .slice(0, MOST_OF_ANSWER);
}
