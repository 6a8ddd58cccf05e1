import type { ResumeFinding, AtomHeat } from '@qicheng/analysis/resume-analysis-result';
import { ACTION_MODULES } from './action-modules.js';
import { hasLatin, isAskableWord } from './askable.js';
import type { CheckedModule } from './modules.js';
import { relevantDrafts } from './relevant-drafts.js';
import type { Mismatch } from './rules/mismatch.js';
import type { Relevance } from './rules/relevance.js';
import type { FindingDraft, Opinion, Subject } from './rules/rule.js';
import type { Boards } from './score-board.js';
import { quoted, type Statement } from './statements.js';

const MAX_ATOMS = 400;

/** The value of a self-evaluation that praises without an event. */
const OF_PRAISE = 55;

/** The value of a statement by what it shows; statements outside of actions start higher, because they need no result. */
export function statementValue({ module, traits }: Statement): number {
  if (module === 'selfEvaluation' && traits.cliches.length > 0) return OF_PRAISE;
  if (!ACTION_MODULES.has(module)) return 80 + (traits.hasFigure || traits.hasResult ? 20 : 0);
  const result = traits.isQuantified ? 45 : traits.hasFigure ? 28 : traits.hasResult ? 22 : 0;
  return (
    25 +
    result +
    (traits.hasMethod ? 18 : 0) +
    // What was counted was done, whatever its verb.
    (traits.isDuty ? (traits.hasAction ? 6 : 0) : traits.hasAction || traits.hasFigure ? 12 : 0)
  );
}

const LOSS = { urgent: 25, important: 12, minor: 6 } as const;

/**
 * The score of each statement: its value minus the errors found in it. The statement that is praised as the best one,
 * if any, has no lower score than another.
 */
export function heatOf(
  { statements }: Subject,
  findings: readonly ResumeFinding[],
  best: string | undefined,
): AtomHeat[] {
  const byAtom = new Map<string, ResumeFinding[]>();
  // The advice to move a statement to the first place is not an error in it.
  for (const finding of findings.filter(({ ruleId }) => ruleId !== 'order.strongest')) {
    const key = finding.pointer ?? '';
    byAtom.set(key, [...(byAtom.get(key) ?? []), finding]);
  }
  const heat = statements.slice(0, MAX_ATOMS).map((statement) => {
    const own = byAtom.get(statement.pointer) ?? [];
    // Missing facts are already part of the value; only errors are deducted.
    const problems = own.filter(({ category }) => !['noResult', 'noStar', 'dutyOnly'].includes(category));
    const score = statementValue(statement) - problems.reduce((sum, { severity }) => sum + LOSS[severity], 0);
    return {
      pointer: statement.pointer,
      targetId: statement.atomId,
      module: statement.module,
      quote: quoted(statement.text),
      score: Math.min(100, Math.max(0, score)),
      issues: [...new Set(own.map(({ category }) => category))].slice(0, 12),
    };
  });
  const top = Math.max(0, ...heat.map(({ module, score }) => (ACTION_MODULES.has(module) ? score : 0)));
  return heat.map((each) => (each.pointer === best ? { ...each, score: Math.max(each.score, top) } : each));
}

const MAX_FINDINGS = 200;
const MAX_SUGGESTIONS = 10;
const MIN_GAIN = 0.1;
const RANK = { urgent: 0, important: 1, minor: 2 } as const;

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** A finding with at least this gain is at least this urgent, so that large gains are never minor. */
const URGENT_GAIN = 5;
const IMPORTANT_GAIN = 2;

const byGain = (gain: number): ResumeFinding['severity'] =>
  gain >= URGENT_GAIN ? 'urgent' : gain >= IMPORTANT_GAIN ? 'important' : 'minor';

const worse = (a: ResumeFinding['severity'], b: ResumeFinding['severity']): ResumeFinding['severity'] =>
  RANK[a] <= RANK[b] ? a : b;

const inOrder = (a: ResumeFinding, b: ResumeFinding): number =>
  RANK[a.severity] - RANK[b.severity] || (b.gain ?? 0) - (a.gain ?? 0);

/** All findings, ordered by severity, then by gain. */
export function findingsOf(
  { findings }: Opinion,
  boards: Boards,
  fit: Relevance,
  mismatch: (Mismatch & { lost: number }) | null,
  thin: readonly Weighed[],
  { modules }: Pick<Subject, 'modules'>,
): ResumeFinding[] {
  const drafts = [
    ...findings.map(({ gains, ...draft }) => ({
      ...draft,
      gain: gains.reduce((sum, { dimension, module, share }) => {
        return dimension === 'relevance' ? sum : sum + boards[dimension].gain(module, share);
      }, 0),
    })),
    ...thin,
    ...missingModules(modules, boards),
    ...relevanceFindings(fit),
    ...(mismatch ? [mismatchFinding(mismatch)] : []),
  ];
  const seen = new Map<string, number>();
  return relevantDrafts(withoutStatedGap(withOnePosition(drafts)))
    .map((draft) => {
      const base = `${draft.ruleId}:${draft.targetId ?? draft.pointer ?? draft.module}`.slice(0, 70);
      const count = (seen.get(base) ?? 0) + 1;
      seen.set(base, count);
      const gain = Math.min(100, oneDecimal(draft.gain));
      return {
        ...draft,
        ...{ id: count === 1 ? base : `${base}#${count}`, gain },
        severity: draft.ruleId === 'relevance.keyword' ? draft.severity : worse(draft.severity, byGain(gain)),
      };
    })
    .sort(inOrder)
    .slice(0, MAX_FINDINGS);
}

export type Weighed = Omit<FindingDraft, 'gains'> & { gain: number };

const TARGET = '目标岗位';
/** A missing target is one finding with the gains of both rules that miss it. */
function withOnePosition(drafts: readonly Weighed[]): Weighed[] {
  const related = drafts.find(
    ({ ruleId, needsFact = [] }) =>
      ruleId === 'completeness.facts' && needsFact.length === 1 && needsFact[0] === TARGET,
  );
  const position = drafts.find(({ ruleId }) => ruleId === 'relevance.position');
  if (!related || !position) return [...drafts];
  return drafts
    .filter((draft) => draft !== related)
    .map((draft) => (draft === position ? { ...draft, gain: draft.gain + related.gain } : draft));
}

/** A gap that the résumé explains by what it should leave out needs one piece of advice, not two that disagree. */
const EXPLAINS_GAP = /回家|在家|复工|重返|休养/u;
function withoutStatedGap(drafts: readonly Weighed[]): Weighed[] {
  const stated = drafts.find(({ ruleId, issue }) => ruleId === 'harmful.strike' && EXPLAINS_GAP.test(issue));
  return stated === undefined
    ? [...drafts]
    : drafts
        .filter(({ ruleId }) => ruleId !== 'date.gap')
        .map((draft) => (draft === stated ? { ...draft, why: `${draft.why}${GAP_ALONE}` } : draft));
}
const GAP_ALONE = '这段空档只写起止年月即可。';

/** Modules without which a candidate can be neither contacted nor judged. */
const URGENT_PARTS: ReadonlySet<string> = new Set(['basics', 'experience']);

const missingModules = (modules: readonly CheckedModule[], boards: Boards): Weighed[] =>
  modules
    .filter(({ isPresent, need }) => !isPresent && need !== 'optional')
    .map(({ key, label, need }) => ({
      ruleId: need === 'required' ? 'module.absent' : 'module.replaced',
      severity:
        need !== 'required'
          ? ('minor' as const)
          : URGENT_PARTS.has(key)
            ? ('urgent' as const)
            : ('important' as const),
      category: 'missing' as const,
      module: key,
      issue: `缺少“${label}”`,
      why:
        need === 'required'
          ? '同类简历一般都有这一部分，招聘方会先找它；确实没有的请不要编。'
          : '有相关经历时请写上；确实没有也可以用其他经历说明能力。',
      // A new part is rarely perfect: two thirds of its points are expected, less for an optional one.
      gain: Object.values(boards).reduce(
        (sum, board) => sum + board.value(key, need === 'required' ? 0.66 : 0.4),
        0,
      ),
    }));

const mismatchFinding = ({ target, own, lost }: Mismatch & { lost: number }): Weighed => ({
  ruleId: 'relevance.mismatch',
  severity: 'urgent',
  category: 'relevance',
  module: 'intention',
  pointer: '/intention',
  issue: `目标是“${target}”，经历是“${own}”`,
  why: `工作经历里没有“${target}”的做法和工具，按岗位筛选时很难通过。投“${own}”一类的岗位，就把目标岗位改过来；确实要转，先写出相关的项目、课程或证书，没有的先去做。`,
  gain: lost,
});

/** The number of words requested in one finding. */
const MAX_WORDS = 3;

function relevanceFindings({ gains, missing, occupation, isAskable }: Relevance): Weighed[] {
  const found: Weighed[] = [];
  const base = { category: 'relevance', module: 'intention' } as const;
  if (gains.position > 0) {
    found.push({
      ...base,
      ruleId: 'relevance.position',
      severity: 'important',
      pointer: '/intention',
      issue: '没有说明目标岗位',
      why: '招聘方先看求职意向，招聘系统也按岗位分拣简历。',
      needsFact: [TARGET],
      gain: gains.position,
    });
  }
  if (gains.keywords > MIN_GAIN && missing.length > 0 && occupation && isAskable) {
    const words = missing.filter(isAskableWord).slice(0, MAX_WORDS);
    if (words.length === 0) return found;
    found.push({
      ...base,
      module: 'skills',
      ruleId: 'relevance.keyword',
      severity: 'important',
      issue: `“${occupation.name}”常见的要求中没有写到：${words.join('、')}`,
      why: '确实做过或会用的，请写进对应的经历或技能；没有接触过的不要写。',
      needsFact: words.map((word) =>
        (hasLatin(word) ? `是否用过“${word}”` : `是否做过“${word}”`).slice(0, 60),
      ),
      gain: gains.keywords,
    });
  }
  return found;
}

/** The suggestions: by severity and gain, one finding per place. */
export function suggestionsOf(findings: readonly ResumeFinding[]): string[] {
  const places = new Set<string>();
  return findings
    .filter(({ gain = 0 }) => gain >= MIN_GAIN)
    .toSorted(inOrder)
    .filter(({ pointer, id }) => {
      const place = pointer ?? id;
      return places.has(place) ? false : Boolean(places.add(place));
    })
    .slice(0, MAX_SUGGESTIONS)
    .map(({ id }) => id);
}
