import type { ResumeIssue } from '@qicheng/analysis/resume-analysis-result';
import { chineseClausesOf } from '#src/text/clauses.js';
import { clipped } from '#src/text/clipped.js';
import { ACTION_MODULES } from '../action-modules.js';
import { isAllCliche, isEmptyStatement } from '../empty-statement.js';
import { notRewritten } from '../not-rewritten.js';
import { isRecentEntry } from '../recency.js';
import { isAboutActions, rewriteOf } from '../rewrite.js';
import { evidenceOf, quoted, type Statement } from '../statements.js';
import { proves } from '../traits.js';
import { withFinalStop, withoutVague } from '../without-vague.js';
import { DUTY } from '../wording.js';
import type { FindingDraft, Opinion, Subject, Verdict } from './rule.js';

/** The cost of a wording problem: the share of a part that is lost if all of the part has it. */
interface Problem {
  category: ResumeIssue;
  ruleId: string;
  loss: number;
  label: string;
  issue: (statement: Statement) => string;
  why: string;
}

const NAMED = 18;
const HELPED =
  /^(?:我)?(?:参与|参加|协助|配合|帮助|跟随|协同|辅助)|^(?:helped|assisted|supported|participated|took part)/iu;

const PROBLEMS = {
  dutyOnly: {
    category: 'dutyOnly',
    ruleId: 'wording.duty',
    loss: 0.6,
    label: '只有职责的条目',
    issue: ({ text }) =>
      HELPED.test(text)
        ? `“${quoted(text, NAMED)}”写的是参与或协助：您自己做了哪一部分？`
        : `“${quoted(text, NAMED)}”写的是负责什么：怎么做的、做了多少、结果如何？`,
    why: '同一岗位的人职责都一样，做法和结果才是您自己的。',
  },
  vague: {
    category: 'vague',
    ruleId: 'wording.vague',
    loss: 0.8,
    label: '空泛的表述',
    issue: ({ traits }) =>
      `表述空泛：${[...new Set([...traits.vague, ...traits.cliches])].slice(0, 4).join('、')}`,
    why: '这些词人人可用，换成具体的事情和数字才有区分度。',
  },
} as const satisfies Record<string, Problem>;
type ProblemName = keyof typeof PROBLEMS;

/** Whether no clause goes beyond a duty; 参加教研，上公开课 also names an action. */
const isDutyAlone = ({ text, lang, traits }: Statement): boolean =>
  traits.isDuty &&
  (lang === 'en' ||
    chineseClausesOf(text).every((clause) => clause.trim() === '' || DUTY.zh.test(clause.trim())));

/** The problems of a statement, at most one of them about its structure. */
export function problemsOf(statement: Statement): ProblemName[] {
  const { module, traits } = statement;
  // Empty statements are reported by a separate rule.
  const isDeleted =
    isEmptyStatement(statement.text) || (module === 'selfEvaluation' && isAllCliche(statement.text));
  const isVague = !isDeleted && (traits.vague.length > 0 || traits.cliches.length > 0);
  const isActionModule = ACTION_MODULES.has(module);
  const isBare = isActionModule && !proves(traits) && traits.isAction && isDutyAlone(statement);
  const structure: ProblemName[] = isBare && notRewritten(statement) === null ? ['dutyOnly'] : [];
  return [...structure, ...(isVague ? (['vague'] as const) : [])];
}

/** Checks the wording of statements; a problem costs in proportion to the statements that have it. */
export function wording({ document, modules, statements, month }: Subject): Opinion {
  const verdicts: Verdict[] = [];
  const findings: FindingDraft[] = [];
  for (const { key: module } of modules) {
    const own = statements.filter((statement) => statement.module === module);
    for (const name of Object.keys(PROBLEMS) as ProblemName[]) {
      const { ruleId, loss, label } = PROBLEMS[name];
      const invalid = own.filter(
        (statement) =>
          problemsOf(statement).includes(name) &&
          (name === 'vague' || isRecentEntry(document, statement.itemPointer, month)),
      );
      if (invalid.length === 0) continue;
      const each = loss / own.length;
      verdicts.push({
        ...{ dimension: 'expression', module, ruleId, share: -each * invalid.length, reason: label },
        evidence: invalid.map(evidenceOf),
      });
      findings.push(...invalid.map((statement) => findingOf(statement, PROBLEMS[name], each, own.length)));
    }
  }
  return { verdicts, findings };
}

// A statement that gains method and result also gains this share of a result under 成果量化.
const RESULT_SHARE = 0.7;

function findingOf(statement: Statement, problem: Problem, each: number, of: number): FindingDraft {
  const { module, pointer, atomId, text } = statement;
  const isStructure = problem.category !== 'vague';
  // What has to be removed is not offered without its padding.
  const rewrite =
    statement.doubt?.kind === 'harmful'
      ? null
      : isStructure
        ? rewriteOf(statement)
        : vagueRewriteOf(statement);
  return {
    ...{
      ruleId: problem.ruleId,
      category: problem.category,
      module,
      pointer,
      targetId: atomId,
      why: problem.why,
    },
    severity: isStructure ? 'important' : 'minor',
    issue: problem.issue(statement),
    before: clipped(text, 2_000),
    // The requested facts are Chinese and do not fit into an English sentence.
    ...(rewrite?.after !== undefined &&
      (!isStructure || statement.lang === 'zh') && { after: clipped(rewrite.after, 2_000) }),
    ...(rewrite?.needsFact && { needsFact: rewrite.needsFact }),
    gains: [
      { dimension: 'expression', module, share: each },
      ...(isStructure ? [{ dimension: 'quantified' as const, module, share: RESULT_SHARE / of }] : []),
    ],
  };
}

const MIN_REMAINING_SHARE = 0.7;

/** Removes only the vague words: missing facts are requested once, by the finding about structure or results. */
function vagueRewriteOf({ text, lang, module }: Statement): { after: string; needsFact?: string[] } | null {
  const after = withFinalStop(text, withoutVague(text, lang));
  // Too little is left of an action in vague words only.
  const isNew =
    after !== null &&
    after !== text.trim() &&
    // A shorter self-evaluation is better only if it names a tool or a figure.
    (isAboutActions(module)
      ? after.length >= MIN_REMAINING_SHARE * text.trim().length
      : /[A-Za-z\d]/u.test(after)) &&
    !/[的，、]$/u.test(after);
  return isNew ? { after } : null;
}
