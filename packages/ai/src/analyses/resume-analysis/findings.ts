import type { ResumeAnalysisResult, ResumeFinding, AtomHeat } from '@qicheng/analysis/resume-analysis-result';
import type { CheckedModule } from './modules.js';
import type { Boards } from './score-board.js';
import type { Relevance } from './rules/relevance.js';
import { resultsOf } from './rules/quantified.js';
import type { FindingDraft, Opinion, Subject } from './rules/rule.js';
import { evidenceOf, quoted, type Statement } from './statements.js';
import { DEEDS } from './deeds.js';
import { isCredible } from './too-much.js';
import { hasLatin, isAskableWord } from './askable.js';
import { worthSaying } from './worth-saying.js';

const MOST_ATOMS = 400;

/** What a statement shows is worth; statements that are no deeds start higher, as they need no result. */
function worthOf({ module, traits }: Statement): number {
  if (!DEEDS.has(module)) return 80 + (traits.hasFigure || traits.hasResult ? 20 : 0);
  const result = traits.isQuantified ? 45 : traits.hasFigure ? 28 : traits.hasResult ? 22 : 0;
  return (
    25 +
    result +
    (traits.hasMethod ? 18 : 0) +
    (traits.hasAction && !traits.isDuty ? 12 : traits.hasAction ? 6 : 0)
  );
}

const LOSS = { urgent: 25, important: 12, minor: 6 } as const;

/** Each statement with a score of its own: what it shows, less the errors that were found in it. */
export function heatOf({ statements }: Subject, findings: readonly ResumeFinding[]): AtomHeat[] {
  const byAtom = new Map<string, ResumeFinding[]>();
  // That a statement should be first is no error of it.
  for (const finding of findings.filter(({ ruleId }) => ruleId !== 'order.strongest')) {
    const key = finding.pointer ?? '';
    byAtom.set(key, [...(byAtom.get(key) ?? []), finding]);
  }
  return statements.slice(0, MOST_ATOMS).map((statement) => {
    const own = byAtom.get(statement.pointer) ?? [];
    // What is missing is counted by what the statement shows; only errors are taken off.
    const problems = own.filter(({ category }) => !['noResult', 'noStar', 'dutyOnly'].includes(category));
    const score = worthOf(statement) - problems.reduce((sum, { severity }) => sum + LOSS[severity], 0);
    return {
      pointer: statement.pointer,
      targetId: statement.atomId,
      module: statement.module,
      quote: quoted(statement.text),
      score: Math.min(100, Math.max(0, score)),
      issues: [...new Set(own.map(({ category }) => category))].slice(0, 12),
    };
  });
}

const MOST_FINDINGS = 200;
const MOST_SUGGESTIONS = 10;
const LEAST_GAIN = 0.1;
const RANK = { urgent: 0, important: 1, minor: 2 } as const;

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Gains from which a finding is at least so urgent: what is worth most is never what may be left. */
const URGENT_GAIN = 5;
const IMPORTANT_GAIN = 2;

const byGain = (gain: number): ResumeFinding['severity'] =>
  gain >= URGENT_GAIN ? 'urgent' : gain >= IMPORTANT_GAIN ? 'important' : 'minor';

const worse = (a: ResumeFinding['severity'], b: ResumeFinding['severity']): ResumeFinding['severity'] =>
  RANK[a] <= RANK[b] ? a : b;

const inOrder = (a: ResumeFinding, b: ResumeFinding): number =>
  RANK[a.severity] - RANK[b.severity] || (b.gain ?? 0) - (a.gain ?? 0);

/** Everything to improve, what is urgent first, then by gain. */
export function findingsOf(
  { findings }: Opinion,
  boards: Boards,
  fit: Relevance,
  { modules }: Pick<Subject, 'modules'>,
): ResumeFinding[] {
  const drafts = [
    ...findings.map(({ gains, ...draft }) => ({
      ...draft,
      gain: gains.reduce((sum, { dimension, module, share }) => {
        return dimension === 'relevance' ? sum : sum + boards[dimension].gain(module, share);
      }, 0),
    })),
    ...missingModules(modules, boards),
    ...relevanceFindings(fit),
  ];
  const seen = new Map<string, number>();
  return worthSaying(drafts)
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
    .slice(0, MOST_FINDINGS);
}

type Weighed = Omit<FindingDraft, 'gains'> & { gain: number };

/** Parts without which nobody can be invited or judged. */
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
      // A new part is rarely written perfectly: two thirds of it are expected.
      gain: Object.values(boards).reduce(
        (sum, board) => sum + board.worth(key, need === 'required' ? 0.66 : 0.4),
        0,
      ),
    }));

/** Words that are requested at once. */
const MOST_WORDS = 3;

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
      needsFact: ['目标岗位'],
      gain: gains.position,
    });
  }
  if (gains.keywords > LEAST_GAIN && missing.length > 0 && occupation && isAskable) {
    const words = missing.filter(isAskableWord).slice(0, MOST_WORDS);
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

/** Where to begin: what is urgent, then the largest gains, one finding of a place at a time. */
export function suggestionsOf(findings: readonly ResumeFinding[]): string[] {
  const places = new Set<string>();
  return findings
    .filter(({ gain = 0 }) => gain >= LEAST_GAIN)
    .toSorted(inOrder)
    .filter(({ pointer, id }) => {
      const place = pointer ?? id;
      return places.has(place) ? false : Boolean(places.add(place));
    })
    .slice(0, MOST_SUGGESTIONS)
    .map(({ id }) => id);
}

const MOST_QUOTES = 3;

/** What is only estimated, or grows so much that it needs an explanation first, is not held up as the best proof. */
const UNSURE =
  /大概|可能|有时|差不多|据说|好像|(?:提升|提高|增长|增加|上涨|翻)[^，。；]{0,6}(?:[3-9]\d{2}|\d{4,})\s?%/u;

const CHANGE = /(?:由|从)[^，。；]{0,14}\d[^，。；]{0,8}(?:到|至|升|降|增|减|提|缩)|→/u;
const HELPED = /^(?:参与|协助|配合|帮)/u;
const LONG = 100;
/** How well a statement proves what its author can: a change of one's own in few words most of all. */
const proofOf = (statement: Statement): number =>
  worthOf(statement) +
  (CHANGE.test(statement.text) ? 20 : 0) -
  (HELPED.test(statement.text) ? 30 : 0) -
  (statement.traits.length > LONG ? 15 : 0);

/** What is good already and should stay. */
export function strengthsOf(
  subject: Subject,
  { occupation, matched, isInferred }: Relevance,
): ResumeAnalysisResult['strengths'] {
  const { document, statements, checks, modules } = subject;
  const results = resultsOf(subject);
  const methods = statements.filter(
    (statement) =>
      DEEDS.has(statement.module) &&
      statement.traits.hasMethod &&
      statement.traits.hasResult &&
      isCredible(document, statement),
  );
  const said: ResumeAnalysisResult['strengths'] = [];
  const [best] = statements
    .filter(
      (statement) =>
        DEEDS.has(statement.module) &&
        statement.traits.isDeed &&
        statement.traits.isQuantified &&
        isCredible(document, statement) &&
        !UNSURE.test(statement.text),
    )
    .toSorted((a, b) => proofOf(b) - proofOf(a));
  if (best) {
    said.push({ text: `最有说服力的一条：“${quoted(best.text, 60)}”`, evidence: [evidenceOf(best)] });
  }
  if (results.length >= 2) {
    said.push({
      text: `写出了 ${results.length} 条量化结果`,
      evidence: results.slice(0, MOST_QUOTES),
    });
  }
  if (methods.length >= 2) {
    said.push({
      text: `有 ${methods.length} 条经历同时写了做法与结果`,
      evidence: methods.slice(0, MOST_QUOTES).map(evidenceOf),
    });
  }
  if (occupation && !isInferred && matched.length >= 6) {
    said.push({
      text: `写到了“${occupation.name}”的 ${matched.length} 类关键词：${matched.slice(0, 8).join('、')}`,
      evidence: [],
    });
  }
  // Where something of weight can be praised, order is no praise.
  if (said.length > 1) return said;
  if (statements.length > 0 && !checks.some(({ group }) => group !== 'contact')) {
    said.push({ text: '标点和常见词的写法没有发现问题', evidence: [] });
  }
  if (modules.every(({ isPresent, need }) => isPresent || need === 'optional')) {
    said.push({ text: '这一阶段应有的模块齐全', evidence: [] });
  }
  return said;
}
