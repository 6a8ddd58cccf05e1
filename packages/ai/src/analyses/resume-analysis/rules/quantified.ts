import { clipped } from '#src/text/clipped.js';
import type { ResumeModuleKey } from '@qicheng/analysis/resume-analysis';
import type { Evidence } from '@qicheng/analysis/result';
import type { ResumeDocument } from '@qicheng/resume/document';
import { DEEDS } from '../deeds.js';
import { isEmptyStatement } from '../empty-statement.js';
import { listedItems } from '../items.js';
import { isRecentEntry } from '../recency.js';
import { notRewritten } from '../not-rewritten.js';
import { NOTHING_WRONG } from '#src/text/nothing-wrong.js';
import { rewriteOf } from '../rewrite.js';
import { proves } from '../traits.js';
import { evidenceOf, isCredible, quoted, type Statement } from '../statements.js';
import type { FindingDraft, Opinion, Subject, Verdict } from './rule.js';
import { problemsOf } from './wording.js';

/** How much of a statement's worth it earns by what it shows. */
const GRADES = [
  { ruleId: 'quantified.result', label: '有数字的结果', value: 1 },
  { ruleId: 'quantified.scale', label: '有数量，没有结果', value: 0.8 },
  { ruleId: 'quantified.words', label: '有结果，没有数字', value: 0.4 },
  { ruleId: 'quantified.none', label: '没有结果', value: 0 },
] as const;
type Grade = (typeof GRADES)[number];

/** How much was done is enough to ask no more of a statement, though a result is worth more. */
const SCALE: Grade = GRADES[1];
const WHY = '招聘方看结果判断能力：人数、金额、比例或前后对比，写出一个就比形容词有说服力。';
const NAMED = 18;
const LEAST_LACK = 0.001;

const gradeOf = ({ traits }: Statement): Grade =>
  GRADES[traits.isQuantified ? 0 : traits.hasFigure ? 1 : traits.hasResult ? 2 : 3];

/** A part is judged by the best statement of each entry, by how many of all prove something, and by how many the whole has. */
const BY_BEST = 0.3;
const BY_SHARE = 0.2;
const BY_COUNT = 0.5;
const ENOUGH_PROOFS = 4;
/** What a figure without a result, or a result without a figure, counts beside one that has both. */
const HALF_PROOF = 0.6;

/** Results that are in fields of their own. */
function statedResults(document: ResumeDocument, module: ResumeModuleKey): Evidence[] {
  if (module !== 'projects') return [];
  return listedItems(document, module).flatMap(({ pointer, id }) => {
    const project = document.projects.find((each) => each.id === id);
    return (project?.results ?? []).flatMap(({ name, before = '', after = '' }, index) =>
      /\d/.test(after)
        ? [
            {
              pointer: `${pointer}/results/${index}`,
              targetId: id,
              quote: quoted(`${name?.zh ?? name?.en ?? ''} ${before} → ${after}`),
            },
          ]
        : [],
    );
  });
}

/** Whether any known word tells what was done; of other texts and of those to be filled in nothing is said. */
const isUnderstood = ({ text, traits }: Statement): boolean =>
  !text.includes('【') &&
  (traits.isDuty || traits.hasAction || traits.hasMethod || traits.hasFigure || traits.hasResult);

/** The statements of a part by their entries: those that are judged, of the entries that employers still read. */
function judgedEntries({ document, statements, month }: Subject, module: ResumeModuleKey): Statement[][] {
  const entries = new Map<string, Statement[]>();
  for (const statement of statements) {
    const { itemPointer, traits } = statement;
    if (statement.module !== module || !traits.isDeed || !isUnderstood(statement)) continue;
    // What cannot be believed is questioned by a rule of its own.
    if (!isCredible(statement)) continue;
    if (!traits.isQuantified && !isRecentEntry(document, itemPointer, month)) continue;
    entries.set(itemPointer, [...(entries.get(itemPointer) ?? []), statement]);
  }
  return [...entries.values()];
}

/** The statement that an entry is judged by: what it is worth is its best proof. */
const bestOf = (entry: readonly Statement[]): Statement | undefined =>
  entry.toSorted((a, b) => gradeOf(b).value - gradeOf(a).value)[0];

/** How many of the statements prove something, 0 to 1; what has a figure or a result alone counts in part. */
function provenShare(statements: readonly Statement[], stated: number): number {
  const worth = statements.reduce(
    (sum, { traits }) =>
      sum + (traits.isQuantified ? 1 : traits.hasFigure || traits.hasResult ? HALF_PROOF : 0),
    stated,
  );
  return statements.length + stated === 0 ? 0 : worth / (statements.length + stated);
}

/** What the best statements of the entries, and results in fields of their own, earn by their grades. */
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

/** How far the deeds of each part are borne out by figures. */
export function quantified(subject: Subject): Opinion {
  const { document, modules } = subject;
  const proofs = proofsOf(subject);
  const enough = Math.min(1, (proofs.whole + HALF_PROOF * proofs.half) / ENOUGH_PROOFS);
  const lacking: Lacking[] = [];
  const verdicts: Verdict[] = [];
  const findings: FindingDraft[] = [];
  for (const { key: module, isPresent } of modules) {
    if (!DEEDS.has(module) || !isPresent) continue;
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
    // A part of which no statement is judged has what the whole has.
    const byCount = own.length + stated.length === 0 ? 1 : BY_COUNT;
    verdicts.push({
      ...{ dimension: 'quantified', module, ruleId: 'quantified.enough', share: byCount * enough },
      reason: `全文写出 ${ENOUGH_PROOFS} 条有数字的结果得满分`,
    });
    const more = enough < 1 ? BY_COUNT / ENOUGH_PROOFS : 0;
    const said = own.flatMap((statement) => findingOf(statement, each, more));
    const scales = own.filter((statement) => gradeOf(statement) === SCALE);
    const lack =
      byCount * (1 - enough) +
      scales.length * each * (1 - SCALE.value) +
      (own.length === 0 ? 0 : BY_SHARE * (1 - proven));
    findings.push(...said);
    if (lack > LEAST_LACK && said.length === 0) lacking.push({ module, share: lack });
  }
  return { verdicts, findings: [...findings, ...fewProofs(lacking, proofs)] };
}

/** A part with too few proofs, and what more of them are worth. */
interface Lacking {
  module: ResumeModuleKey;
  share: number;
}

/** How many statements say how much was done or what came of it, and how many of them both. */
interface Proofs {
  half: number;
  whole: number;
  /** Deeds that say neither. */
  open: number;
}

/** Statements of deeds with a figure or a result, and results in fields of their own. */
function proofsOf({ document, modules, statements }: Subject): Proofs {
  const keys = modules.filter(({ key, isPresent }) => DEEDS.has(key) && isPresent).map(({ key }) => key);
  const stated = keys.reduce((sum, key) => sum + statedResults(document, key).length, 0);
  const proving = statements.filter(
    (statement) =>
      keys.includes(statement.module) &&
      (statement.traits.hasFigure || statement.traits.hasResult) &&
      isCredible(statement),
  );
  const whole = proving.filter(({ traits }) => traits.isQuantified).length;
  const deeds = statements.filter(
    (statement) =>
      keys.includes(statement.module) &&
      statement.traits.isDeed &&
      isCredible(statement) &&
      !isEmptyStatement(statement.text),
  );
  const open = deeds.filter(({ traits }) => !traits.hasFigure && !traits.hasResult).length;
  return { half: proving.length - whole, whole: whole + stated, open };
}

function fewIssue(all: number, whole: number, open: number): string {
  if (all < ENOUGH_PROOFS) return `写明数量或结果的只有 ${all} 条，写出 ${ENOUGH_PROOFS} 条更有说服力`;
  if (whole === 0) return `写了数量或结果的有 ${all} 条，还没有一条写出前后变化、比例或名次`;
  if (whole === all) return `写出数字结果的有 ${all} 条，其余条目只写了做什么`;
  return `写了数量或结果的有 ${all} 条，其中 ${whole} 条写出变化、比例或名次；还有 ${open} 条只写了做什么`;
}

/** That such statements are few, where none could be made one: said once, with the count of the whole. */
function fewProofs(lacking: readonly Lacking[], { half, whole, open }: Proofs): FindingDraft[] {
  const [first] = lacking;
  const all = half + whole;
  // Where every line or most of them say it, nobody needs more.
  const isEnough = all >= ENOUGH_PROOFS && whole > 0 && (open === 0 || whole * 2 >= all);
  // That nothing is told at all is said by the rule about thin résumés.
  if (!first || all === 0) return [];
  const gains = lacking.map(({ module, share }) => ({ dimension: 'quantified' as const, module, share }));
  const place = { severity: 'minor', category: 'noResult', module: first.module } as const;
  return [
    isEnough
      ? {
          // It says where points are left, and asks nobody to do anything.
          ...{ ruleId: 'quantified.more', ...place, gains: [] },
          issue: `${all} 条写了数量或结果，其中 ${whole} 条写出变化、比例或名次`,
          why: '这样已经可以投递；其余几条手上有前后对比的，可以再补上，没有就不用改。',
        }
      : { ...{ ruleId: 'quantified.enough', ...place, gains }, issue: fewIssue(all, whole, open), why: WHY },
  ];
}

/** Every result with its figure in the deeds of a résumé, in a statement or in a field of its own. */
export const resultsOf = ({ document, modules, statements }: Subject): Evidence[] =>
  modules
    .filter(({ key, isPresent }) => DEEDS.has(key) && isPresent)
    .flatMap(({ key }) => [
      ...statements
        .filter(
          (statement) => statement.module === key && statement.traits.isQuantified && isCredible(statement),
        )
        .map(evidenceOf),
      ...statedResults(document, key),
    ]);

/** An entry of which no statement says what came of it; mere duties are named by another rule. */
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
          ? `“${quoted(text, NAMED)}”这段经历没有写做成了什么，可以从这一条补起`
          : `“${quoted(text, NAMED)}”${grade.label}`,
      why: WHY,
      before: clipped(text, 2_000),
      ...(rewrite && statement.lang === 'zh' && { after: clipped(rewrite.after, 2_000) }),
      ...(rewrite && { needsFact: rewrite.needsFact }),
      gains: [{ dimension: 'quantified', module, share: each * (1 - grade.value) + more }],
    },
  ];
}
