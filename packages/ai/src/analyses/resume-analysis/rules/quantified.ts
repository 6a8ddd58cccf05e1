import type { Evidence } from '@qicheng/analysis/result';
import type { ResumeModuleKey } from '@qicheng/analysis/resume-analysis';
import { clipped } from '#src/text/clipped.js';
import { NOTHING_WRONG } from '#src/text/failure.js';
import { ACTION_MODULES } from '../action-modules.js';
import { notRewritten } from '../not-rewritten.js';
import { isRecentEntry } from '../recency.js';
import { rewriteOf } from '../rewrite.js';
import { evidenceOf, isCredible, quoted, type Statement } from '../statements.js';
import { proves } from '../traits.js';
import {
  ENOUGH_PROOFS,
  fewProofs,
  type MissingFigures,
  NAMED,
  proofsOf,
  statedResults,
  WHY,
} from './proofs.js';
import type { FindingDraft, Opinion, Subject, Verdict } from './rule.js';
import { problemsOf } from './wording.js';

/** The share of its points that a statement earns, by what it shows. */
const GRADES = [
  { ruleId: 'quantified.result', label: '写出了数量或结果', value: 1 },
  { ruleId: 'quantified.scale', label: '写出了数量', value: 0.8 },
  { ruleId: 'quantified.words', label: '写了结果，没有读到数字', value: 0.4 },
  { ruleId: 'quantified.none', label: '没有读到数量或结果', value: 0 },
] as const;
type Grade = (typeof GRADES)[number];

/** From this grade on nothing more is requested, although a result is worth more. */
const SCALE: Grade = GRADES[1];
const MIN_SHORTFALL = 0.001;

const gradeOf = ({ traits }: Statement): Grade =>
  GRADES[traits.isQuantified ? 0 : traits.hasFigure ? 1 : traits.hasResult ? 2 : 3];

/**
 * The weights of a module's score: the best statement of each entry, the share of proven statements, and their number
 * in the whole résumé.
 */
const BY_BEST = 0.3;
const BY_SHARE = 0.2;
const BY_COUNT = 0.5;
/** The value of a figure without a result or a result without a figure, relative to both together. */
const HALF_PROOF = 0.6;

/** Whether a known word shows what was done; other texts and placeholders are not judged. */
const isUnderstood = ({ text, traits }: Statement): boolean =>
  !text.includes('【') &&
  (traits.isDuty || traits.hasAction || traits.hasMethod || traits.hasFigure || traits.hasResult);

/** The judged statements of a module by entry, for entries that employers still read. */
function judgedEntries({ document, statements, month }: Subject, module: ResumeModuleKey): Statement[][] {
  const entries = new Map<string, Statement[]>();
  for (const statement of statements) {
    const { itemPointer, traits } = statement;
    if (statement.module !== module || !traits.isAction || !isUnderstood(statement)) continue;
    // Doubtful statements are reported by a separate rule.
    if (!isCredible(statement)) continue;
    if (!traits.isQuantified && !isRecentEntry(document, itemPointer, month)) continue;
    entries.set(itemPointer, [...(entries.get(itemPointer) ?? []), statement]);
  }
  return [...entries.values()];
}

/** The best statement of an entry, which determines its score. */
const bestOf = (entry: readonly Statement[]): Statement | undefined =>
  entry.toSorted((a, b) => gradeOf(b).value - gradeOf(a).value)[0];

/** The share of statements that prove something, 0 to 1; a figure or result alone counts in part. */
function provenShare(statements: readonly Statement[], stated: number): number {
  const points = statements.reduce(
    (sum, { traits }) =>
      sum + (traits.isQuantified ? 1 : traits.hasFigure || traits.hasResult ? HALF_PROOF : 0),
    stated,
  );
  return statements.length + stated === 0 ? 0 : points / (statements.length + stated);
}

/** Verdicts for the best statement of each entry and for results in separate fields. */
const gradeVerdicts = (
  module: ResumeModuleKey,
  own: readonly Statement[],
  stated: readonly Evidence[],
  each: number,
): Verdict[] =>
  GRADES.flatMap((grade): Verdict[] => {
    const graded = own.filter((statement) => gradeOf(statement) === grade);
    const evidence = [...(grade.ruleId === 'quantified.result' ? stated : []), ...graded.map(evidenceOf)];
    return evidence.length === 0
      ? []
      : [
          {
            ...{ dimension: 'quantified', module, ruleId: grade.ruleId },
            ...{ share: evidence.length * each * grade.value, reason: grade.label, evidence },
          },
        ];
  });

/** Scores how well figures support the actions of each module. */
export function quantified(subject: Subject): Opinion {
  const { document, modules } = subject;
  const proofs = proofsOf(subject);
  const enough = Math.min(1, (proofs.whole + HALF_PROOF * proofs.half) / ENOUGH_PROOFS);
  const missing: MissingFigures[] = [];
  const verdicts: Verdict[] = [];
  const findings: FindingDraft[] = [];
  for (const { key: module, isPresent } of modules) {
    if (!ACTION_MODULES.has(module) || !isPresent) continue;
    const stated = statedResults(document, module);
    const judged = judgedEntries(subject, module);
    const own = judged.flatMap((entry) => bestOf(entry) ?? []);
    const proven = provenShare(judged.flat(), stated.length);
    const each = BY_BEST / (own.length + stated.length || 1);
    verdicts.push(...gradeVerdicts(module, own, stated, each));
    if (proven > 0)
      verdicts.push({
        ...{ dimension: 'quantified', module, ruleId: 'quantified.share', share: proven * BY_SHARE },
        reason: '条目中写出数量或结果的占比',
      });
    // A module without judged statements has the score of the whole résumé.
    const byCount = own.length + stated.length === 0 ? 1 : BY_COUNT;
    if (enough > 0)
      verdicts.push({
        ...{ dimension: 'quantified', module, ruleId: 'quantified.enough', share: byCount * enough },
        reason: `全文写出 ${ENOUGH_PROOFS} 条有数量或结果的内容得满分`,
      });
    const more = enough < 1 ? BY_COUNT / ENOUGH_PROOFS : 0;
    const drafts = own.flatMap((statement) => findingOf(statement, each, more));
    const scales = own.filter((statement) => gradeOf(statement) === SCALE);
    const shortfall =
      byCount * (1 - enough) +
      scales.length * each * (1 - SCALE.value) +
      (own.length === 0 ? 0 : BY_SHARE * (1 - proven));
    findings.push(...drafts);
    if (shortfall > MIN_SHORTFALL && drafts.length === 0) missing.push({ module, share: shortfall });
  }
  return { verdicts, findings: [...findings, ...fewProofs(missing, proofs)] };
}

/** All quantified results of the actions, in statements or in separate fields. */
export const resultsOf = ({ document, modules, statements }: Subject): Evidence[] =>
  modules
    .filter(({ key, isPresent }) => ACTION_MODULES.has(key) && isPresent)
    .flatMap(({ key }) => [
      ...statements
        .filter(
          (statement) =>
            statement.module === key &&
            statement.traits.isAction &&
            statement.traits.isQuantified &&
            isCredible(statement),
        )
        .map(evidenceOf),
      ...statedResults(document, key),
    ]);

/** A finding for an entry without a result; mere duties are reported by another rule. */
function findingOf(statement: Statement, each: number, more: number): FindingDraft[] {
  const grade = gradeOf(statement);
  const { module, pointer, atomId, text, traits } = statement;
  if (grade.value >= SCALE.value || (!proves(traits) && problemsOf(statement).includes('dutyOnly')))
    return [];
  if (notRewritten(statement) !== null || NOTHING_WRONG.test(text)) return [];
  const rewrite = rewriteOf(statement);
  return [
    {
      ...{ ruleId: grade.ruleId, category: 'noResult', module, pointer, targetId: atomId },
      severity: grade.value === 0 ? 'important' : 'minor',
      issue:
        grade.value === 0
          ? `“${quoted(text, NAMED)}”做了多少、做成了什么？有就补上，可以从这一条补起`
          : `“${quoted(text, NAMED)}”${grade.label}`,
      why: WHY,
      before: clipped(text, 2_000),
      ...(rewrite && statement.lang === 'zh' && { after: clipped(rewrite.after, 2_000) }),
      ...(rewrite && { needsFact: rewrite.needsFact }),
      gains: [{ dimension: 'quantified', module, share: each * (1 - grade.value) + more }],
    },
  ];
}
