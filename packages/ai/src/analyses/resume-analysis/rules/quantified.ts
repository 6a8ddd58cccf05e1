import { clipped } from '#src/text/clipped.js';
import type { ResumeModuleKey } from '@qicheng/analysis/resume-analysis';
import type { Evidence } from '@qicheng/analysis/result';
import type { ResumeDocument } from '@qicheng/resume/document';
import { DEEDS } from '../deeds.js';
import { listedItems } from '../items.js';
import { rewriteOf } from '../rewrite.js';
import { evidenceOf, quoted, type Statement } from '../statements.js';
import type { FindingDraft, Opinion, Subject, Verdict } from './rule.js';

/** How much of a statement's worth it earns by what it shows. */
const GRADES = [
  { ruleId: 'quantified.result', label: '有数字的结果', value: 1 },
  { ruleId: 'quantified.scale', label: '有数字，没有说明结果', value: 0.55 },
  { ruleId: 'quantified.words', label: '有结果，没有数字', value: 0.4 },
  { ruleId: 'quantified.none', label: '没有结果', value: 0 },
] as const;
type Grade = (typeof GRADES)[number];

const gradeOf = ({ traits }: Statement): Grade =>
  GRADES[traits.isQuantified ? 0 : traits.hasFigure ? 1 : traits.hasResult ? 2 : 3];

/** Most of a part is the share of its statements with results; the rest is that there are enough of them. */
const BY_SHARE = 0.7;
const BY_COUNT = 0.3;
const ENOUGH_RESULTS = 3;

/** Results that stand in fields of their own. */
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

/** How far the deeds of each part are borne out by figures. */
export function quantified(subject: Subject): Opinion {
  const { document, modules, statements } = subject;
  const lacking: Lacking[] = [];
  const verdicts: Verdict[] = [];
  const findings: FindingDraft[] = [];
  for (const { key: module, label, isPresent } of modules) {
    if (!DEEDS.has(module) || !isPresent) continue;
    const own = statements.filter((statement) => statement.module === module);
    const stated = statedResults(document, module);
    const each = BY_SHARE / (own.length + stated.length || 1);
    for (const grade of GRADES) {
      const graded = own.filter((statement) => gradeOf(statement) === grade);
      const evidence = [...(grade.value === 1 ? stated : []), ...graded.map(evidenceOf)];
      if (evidence.length === 0) continue;
      const share = evidence.length * each * grade.value;
      verdicts.push({
        dimension: 'quantified',
        module,
        ruleId: grade.ruleId,
        share,
        reason: grade.label,
        evidence,
      });
    }
    const results = stated.length + own.filter(({ traits }) => traits.isQuantified).length;
    const enough = Math.min(1, results / ENOUGH_RESULTS);
    verdicts.push({
      ...{ dimension: 'quantified', module, ruleId: 'quantified.enough', share: BY_COUNT * enough },
      reason: `写出 ${ENOUGH_RESULTS} 条量化结果得满分`,
    });
    const more = enough < 1 ? BY_COUNT / ENOUGH_RESULTS : 0;
    const said = own.flatMap((statement) => findingOf(statement, each, more));
    const lack = own.length + stated.length === 0 ? 1 : BY_COUNT * (1 - enough);
    findings.push(...said);
    if (lack > 0 && said.length === 0) lacking.push({ module, label, share: lack });
  }
  return { verdicts, findings: [...findings, ...fewResults(lacking, resultsOf(subject).length)] };
}

/** A part whose results are too few, and what more of them are worth. */
interface Lacking {
  module: ResumeModuleKey;
  label: string;
  share: number;
}

/** Results that are too few, where no statement could be made one: said once for all parts, with the count of the whole. */
function fewResults(lacking: readonly Lacking[], results: number): FindingDraft[] {
  const [first] = lacking;
  if (!first) return [];
  const labels = lacking.map(({ label }) => `“${label}”`).join('、');
  const issue =
    results === 0
      ? '没有写出量化结果'
      : results < ENOUGH_RESULTS
        ? `全文只有 ${results} 条量化结果，写出 ${ENOUGH_RESULTS} 条更有说服力`
        : `${labels}的量化结果不足 ${ENOUGH_RESULTS} 条，再写出几条更有说服力`;
  return [
    {
      ...{ ruleId: 'quantified.enough', severity: 'minor', category: 'noResult', module: first.module },
      issue,
      why: '招聘方看结果判断能力：人数、金额、比例或前后对比，写出一个就比形容词有说服力。',
      gains: lacking.map(({ module, share }) => ({ dimension: 'quantified', module, share })),
    },
  ];
}

/** Every result with its figure in the deeds of a résumé, in a statement or in a field of its own. */
export const resultsOf = ({ document, modules, statements }: Subject): Evidence[] =>
  modules
    .filter(({ key, isPresent }) => DEEDS.has(key) && isPresent)
    .flatMap(({ key }) => [
      ...statements.filter(({ module, traits }) => module === key && traits.isQuantified).map(evidenceOf),
      ...statedResults(document, key),
    ]);

/** A statement that says what was done and not what came of it; mere duties are named by another rule. */
function findingOf(statement: Statement, each: number, more: number): FindingDraft[] {
  const grade = gradeOf(statement);
  const { module, pointer, atomId, text, traits } = statement;
  const proves = traits.hasResult || traits.hasFigure || traits.hasMethod;
  if (grade.value === 1 || (!proves && (traits.isDuty || !traits.hasAction))) return [];
  const rewrite = rewriteOf(statement);
  return [
    {
      ...{ ruleId: grade.ruleId, category: 'noResult', module, pointer, targetId: atomId },
      severity: grade.value === 0 ? 'important' : 'minor',
      issue: grade.value === 0 ? '写了做法，没有写结果' : `${grade.label}`,
      why: '招聘方看结果判断能力：人数、金额、比例或前后对比，写出一个就比形容词有说服力。',
      before: clipped(text, 2_000),
      ...(rewrite && { after: clipped(rewrite.after, 2_000), needsFact: rewrite.needsFact }),
      gains: [{ dimension: 'quantified', module, share: each * (1 - grade.value) + more }],
    },
  ];
}
