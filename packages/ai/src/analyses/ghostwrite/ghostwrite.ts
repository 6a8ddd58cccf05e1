import { type GhostwriteInput, ghostwriteStyles } from '@qicheng/analysis/ghostwrite';
import {
  type GhostwriteChange,
  type GhostwriteQuestion,
  type GhostwriteResult,
  type GhostwriteVariant,
  MOST_QUESTIONS,
} from '@qicheng/analysis/ghostwrite-result';
import type { ResumeAnalysisResult } from '@qicheng/analysis/resume-analysis-result';
import { type Dimension, overallOf } from '@qicheng/analysis/result';
import { quoted } from '../resume-analysis/statements.js';
import { keywordsOf, wantedWords } from './keywords.js';
import { entryQuestions, statementQuestions } from './questions.js';
import { notRewritten } from './not-rewritten.js';
import { type GhostwriteSubject, subjectOf } from './subject.js';
import { sameTexts, VariantWriter, withChanges } from './variant-writer.js';

const IDS = ['A', 'B', 'C'] as const;
const MOST_CHANGES = 60;
const MOST_PER_STATEMENT = 2;
const ROUNDING = 0.051;

/** What an open place costs until it is filled in, and what saying the same in fewer words costs a short résumé. */
const EXCUSED = new Set(['content.unfilledFact', 'content.placeholder', 'layout.thin']);

const pointsOf = ({ contributions }: Dimension): number =>
  contributions.reduce((sum, { ruleId, points }) => (EXCUSED.has(ruleId) ? sum : sum + points), 0);
const wholeOf = ({ dimensions }: ResumeAnalysisResult): number =>
  dimensions.reduce((sum, { score, weight }) => sum + score * weight, 0) / 100;

/** Whether a judgement is lower nowhere than the one before. */
function isNoWorse(before: ResumeAnalysisResult, after: ResumeAnalysisResult, hasGaps: boolean): boolean {
  if (!hasGaps && wholeOf(after) < wholeOf(before) - ROUNDING) return false;
  return before.dimensions.every((dimension) => {
    const now = after.dimensions.find(({ key }) => key === dimension.key);
    return now !== undefined && pointsOf(now) >= pointsOf(dimension) - ROUNDING;
  });
}

const hasGaps = (changes: readonly GhostwriteChange[]): boolean =>
  changes.some(({ placeholders }) => placeholders.length > 0);

// What the person said is written whatever the rules think of it.
const isAnswered = ({ kind, factsUsed }: GhostwriteChange): boolean =>
  kind === 'add' || factsUsed.some(({ source }) => source === 'answer');

/** The changes that together do not lower any part of the résumé analysis. */
function harmless(subject: GhostwriteSubject, changes: readonly GhostwriteChange[]): GhostwriteChange[] {
  const { document, before, judge } = subject;
  const passes = (some: readonly GhostwriteChange[]) =>
    isNoWorse(before, judge(withChanges(document, some)), hasGaps(some));
  const rewritten = changes.filter((change) => !isAnswered(change));
  if (rewritten.length === 0 || passes(rewritten)) return [...changes];
  const kept: GhostwriteChange[] = [];
  for (const change of rewritten) if (passes([...kept, change])) kept.push(change);
  return changes.filter((change) => isAnswered(change) || kept.includes(change));
}

/** A variant before its place among the others is known. */
type OwnVariant = Omit<GhostwriteVariant, 'id'>;

const scoreOf = ({ dimensions }: Pick<ResumeAnalysisResult, 'dimensions'>): number =>
  overallOf(dimensions, 1).score;

/** A change without the places that are still open: an empty place is worth nothing. */
const withoutGaps = (change: GhostwriteChange): GhostwriteChange => ({
  ...change,
  parts: change.parts.map((part) => ({
    ...part,
    text: part.text.replace(/，?【[^】]*】/gu, '').replace(/^，/u, '') || part.text,
  })),
});

/** What is left of a variant's changes once none lowers the résumé, and what they are worth by the rules. */
export function variantOf(
  subject: GhostwriteSubject,
  given: Pick<GhostwriteVariant, 'style' | 'about' | 'changes'>,
): OwnVariant {
  const changes = harmless(subject, given.changes.slice(0, MOST_CHANGES));
  const after = subject.judge(withChanges(subject.document, changes.map(withoutGaps)));
  return {
    ...{ style: given.style, about: given.about, changes },
    placeholders: changes.reduce((sum, { placeholders }) => sum + placeholders.length, 0),
    // Also of a résumé that says too little for a shown whole: what is written is worth the same.
    score: { before: scoreOf(subject.before), after: scoreOf(after) },
    ruleGains: after.change?.rules ?? [],
  };
}

/** The asked style first, then the others, each only when it writes something of its own. */
function variantsOf(subject: GhostwriteSubject): GhostwriteVariant[] {
  const { style: asked } = subject.input;
  const { words } = wantedWords(subject);
  const styles = [asked, ...ghostwriteStyles.filter((style) => style !== asked)];
  const variants: OwnVariant[] = [];
  for (const style of styles) {
    const writer = new VariantWriter(subject, style, words);
    const variant = variantOf(subject, { style, about: writer.about, changes: writer.changes() });
    const isNew = !variants.some(({ changes }) => sameTexts(changes, variant.changes));
    if (variant.changes.length > 0 && isNew) variants.push(variant);
  }
  return named(variants);
}

/** The variants by their names; there is room for three. */
export const named = (variants: readonly OwnVariant[]): GhostwriteVariant[] =>
  IDS.flatMap((id, at) => variants.slice(at, at + 1).map((variant) => ({ ...variant, id })));

/** Facts that only the person knows and was not asked for yet; each entry and statement has its turn. */
function questionsOf({
  statements,
  writes,
  answers,
  entryOf,
  isStrong,
  document,
}: GhostwriteSubject): GhostwriteQuestion[] {
  const asked = [
    ...writes.filter((entry) => entry.statements.length === 0).flatMap(entryQuestions),
    ...statements
      .filter((each) => !isStrong(each) && notRewritten(each) === null)
      .flatMap((each) => statementQuestions(each, entryOf(each)).slice(0, MOST_PER_STATEMENT)),
    ...writes.filter((entry) => entry.statements.length > 0).flatMap(entryQuestions),
  ];
  if (document.meta.lang !== 'zh') return [];
  return asked.filter(({ id }) => !answers.has(id)).slice(0, MOST_QUESTIONS);
}

function unchangedOf(
  { statements }: GhostwriteSubject,
  variants: readonly GhostwriteVariant[],
): GhostwriteResult['unchanged'] {
  const changed = new Set(variants.flatMap(({ changes }) => changes.map(({ targetId }) => targetId)));
  return statements
    .filter(({ atomId }) => !changed.has(atomId))
    .slice(0, 60)
    .map((statement) => ({
      targetId: statement.atomId,
      quote: quoted(statement.text),
      reason:
        notRewritten(statement) ??
        (statement.traits.isQuantified
          ? '写明了做什么和结果，词句不需要改'
          : '没有可以放心改动的词句，补充事实后再改更有效'),
    }));
}

function notesOf(
  { input, document, statements, writes }: GhostwriteSubject,
  variants: readonly GhostwriteVariant[],
): string[] {
  const isEmpty = statements.length === 0 && writes.length === 0;
  return [
    '只使用简历里已有的内容和您的回答，没有依据的数字、时间、单位和证书一律不写。',
    ...(variants.some(({ placeholders }) => placeholders > 0)
      ? ['【待补充】处请换成您的真实情况；没有的请删去，采用后可以在“检查”中找到。']
      : []),
    ...(isEmpty
      ? [
          input.service === 'write'
            ? '各段经历都已经写了内容。要改写请用“优化”；要再写一条，请先选定那段经历。没有列出的经历请先添加单位和职位。'
            : '没有找到可以优化的经历描述，请先写下做过的事，或改用代写。',
        ]
      : []),
    ...(document.meta.lang === 'en' ? ['英文描述只整理动词与冗词；要补充的事实请直接写进条目。'] : []),
  ];
}

/** Improves what a résumé says, or writes what is missing from answers: the same input, the same result. */
export function ghostwrite(input: GhostwriteInput): GhostwriteResult {
  const subject = subjectOf(input);
  const variants = variantsOf(subject);
  const { service, style, length } = input;
  return {
    ...{ service, style, length, variants },
    questions: questionsOf(subject),
    unchanged: unchangedOf(subject, variants),
    keywords: keywordsOf(subject),
    notes: notesOf(subject, variants),
  };
}
