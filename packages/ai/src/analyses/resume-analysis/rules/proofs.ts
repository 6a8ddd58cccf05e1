import type { Evidence } from '@qicheng/analysis/result';
import type { ResumeModuleKey } from '@qicheng/analysis/resume-analysis';
import type { ResumeDocument } from '@qicheng/resume/document';
import { ACTION_MODULES } from '../action-modules.js';
import { listsSeveral } from '../block.js';
import { isEmptyStatement } from '../empty-statement.js';
import { listedItems } from '../items.js';
import { missingFactOf } from '../rewrite.js';
import { isCredible, quoted, type Statement } from '../statements.js';
import { hasStrongFigure } from '../wording.js';
import type { FindingDraft, Subject } from './rule.js';
import { problemsOf } from './wording.js';

/** The number of statements with a quantity or a result from which a résumé has enough of them. */
export const ENOUGH_PROOFS = 4;
export const WHY = '招聘方看结果判断能力：人数、金额、比例或前后对比，写出一个就比形容词有说服力。';
/** The length of a quoted statement in a finding. */
export const NAMED = 18;

/** Results in separate fields. */
export function statedResults(document: ResumeDocument, module: ResumeModuleKey): Evidence[] {
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

/** A module with too few proven statements, and what more of them are worth. */
export interface MissingFigures {
  module: ResumeModuleKey;
  share: number;
}

/** The number of statements with a quantity or a result (`half`) and with both (`whole`). */
export interface Proofs {
  half: number;
  whole: number;
  /** Those with a rate, a rank or a change. */
  changes: number;
  /** Actions with neither. */
  open: readonly Statement[];
  /** Whether an action lists several things, whose figures are seen better in statements of their own. */
  isPacked: boolean;
}

/** Counts proven statements and results in separate fields. */
export function proofsOf({ document, modules, statements }: Subject): Proofs {
  const keys = modules
    .filter(({ key, isPresent }) => ACTION_MODULES.has(key) && isPresent)
    .map(({ key }) => key);
  const stated = keys.reduce((sum, key) => sum + statedResults(document, key).length, 0);
  const proving = statements.filter(
    (statement) =>
      keys.includes(statement.module) &&
      (statement.traits.hasFigure || statement.traits.hasResult) &&
      isCredible(statement),
  );
  const whole = proving.filter(({ traits }) => traits.isQuantified).length;
  const own = statements.filter(
    (statement) =>
      keys.includes(statement.module) &&
      statement.traits.isAction &&
      isCredible(statement) &&
      !isEmptyStatement(statement.text),
  );
  const open = own.filter((each) => isOpen(each));
  const changes = proving.filter(({ text }) => hasStrongFigure(text)).length;
  const isPacked = own.some(listsSeveral);
  return {
    half: proving.length - whole,
    whole: whole + stated,
    changes: changes + stated,
    open,
    isPacked,
  };
}

/** Whether an action states neither a quantity, a result nor its extent. */
const isOpen = (statement: Statement): boolean =>
  !statement.traits.hasFigure &&
  !statement.traits.hasResult &&
  (statement.lang !== 'zh' || missingFactOf(statement) !== null);

const MAX_NAMED = 3;
/** The lines that state neither a quantity nor a result. */
const namesOf = (open: readonly Statement[]): string =>
  `；可以补做了多少、结果如何的有：${open
    .slice(0, MAX_NAMED)
    .map(({ text }) => `“${quoted(text, NAMED)}”`)
    .join('、')}${open.length > MAX_NAMED ? ` 等 ${open.length} 条` : ''}`;

function fewIssue({ half, whole, changes, open }: Proofs): string {
  const all = half + whole;
  if (open.length === 0) return '数字都写了，但几件事写在一条里；拆成一件事一条，每个结果都看得见';
  if (all < ENOUGH_PROOFS) return `写明数量或结果的条目偏少${namesOf(open)}`;
  if (changes === 0) return `写了数量或结果，没有读到前后变化、比例或名次${namesOf(open)}`;
  return `有的条目写了数量或结果${namesOf(open)}`;
}

/** A question on a line that does not have to be changed, in a résumé with enough quantities and results. */
const lineFinding = ({ module, pointer, atomId, text }: Statement): FindingDraft => ({
  ...{ ruleId: 'quantified.more', severity: 'minor', category: 'noResult', gains: [] },
  ...{ module, pointer, targetId: atomId },
  issue: `“${quoted(text, NAMED)}”做了多少、结果如何？`,
  why: '手上有就补上；没有就不用改。',
});

/**
 * Asks about lines with neither quantity nor result in a résumé with enough of them. A line with one of them is not said
 * to lack the other: a result has too many forms to be sure. One with another problem has its own finding.
 */
const moreFindings = ({ open }: Proofs): FindingDraft[] =>
  open
    .filter((each) => problemsOf(each).length === 0)
    .slice(0, MAX_NAMED)
    .map(lineFinding);

/** Findings about too few proven statements; readers count them in other ways, so no number is given. */
export function fewProofs(missing: readonly MissingFigures[], proofs: Proofs): FindingDraft[] {
  const { half, whole, open, isPacked } = proofs;
  const [first] = missing;
  const all = half + whole;
  // A résumé without any is reported by the rule for thin résumés.
  if (!first || all === 0) return [];
  // Nothing is requested where every action has a figure or result, or enough of them have both.
  const isFew = all < ENOUGH_PROOFS;
  const isEnough = open.length === 0 ? !(isFew && isPacked) : !isFew && whole * 2 >= all;
  if (isEnough) return moreFindings(proofs);
  const place = { severity: 'minor', category: 'noResult', module: first.module } as const;
  const gains = missing.map(({ module, share }) => ({ dimension: 'quantified' as const, module, share }));
  return [{ ruleId: 'quantified.enough', ...place, gains, issue: fewIssue(proofs), why: WHY }];
}
