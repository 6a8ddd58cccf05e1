import { type GhostwriteInput, type GhostwriteStyle, ghostwriteStyles } from '@qicheng/analysis/ghostwrite';
import {
  type GhostwriteChange,
  type GhostwriteQuestion,
  type GhostwriteResult,
  type GhostwriteVariant,
  MAX_QUESTIONS,
} from '@qicheng/analysis/ghostwrite-result';
import { writesWords } from '@qicheng/analysis/ghostwrite-words';
import type { Dimension } from '@qicheng/analysis/result';
import { partlyUnreadNotes, unreadNotes } from '../../guards/unread-file.js';
import { ACTION_MODULES } from '../resume-analysis/action-modules.js';
import { type Analysed, meanOf } from '../resume-analysis/analyse.js';
import { contentSignsOf } from '../resume-analysis/content-signs.js';
import { isEmptyStatement } from '../resume-analysis/empty-statement.js';
import { notRewritten } from '../resume-analysis/not-rewritten.js';
import { quoted, type Statement } from '../resume-analysis/statements.js';
import type { AnswerIndex } from './answer-index.js';
import { ownWordsNote, withAnswers } from './compose.js';
import { keywordsOf, targetWords } from './keywords.js';
import { entryQuestions, lineQuestion, statementQuestions } from './questions.js';
import { isAllTraits } from './self-statement.js';
import { type GhostwriteSubject, subjectOf } from './subject.js';
import { unchangedReason } from './unchanged-reason.js';
import { vagueClauseIn } from './vague-work.js';
import { aboutChanges, sameTexts, VariantWriter, withChanges } from './variant-writer.js';

const IDS = ['A', 'B', 'C'] as const;
const MAX_CHANGES = 60;
const ROUNDING = 0.051;
/** A change of the total that a reader sees. */
const VISIBLE = 0.5;

/** Losses that do not count: those of placeholders. */
const EXCUSED = new Set(['content.unfilledFact', 'content.placeholder']);
/** Losses that do not count if a paragraph is split: more lines, not all of which have a result. */
const EXCUSED_IN_LINES = new Set([...EXCUSED, 'quantified.share', 'wording.duty']);

const pointsOf = ({ contributions }: Dimension, excused: ReadonlySet<string>): number =>
  contributions.reduce((sum, { ruleId, points }) => (excused.has(ruleId) ? sum : sum + points), 0);

/** Whether no score of the analysis is lower than before. */
function isNoWorse(before: Analysed, after: Analysed, changes: readonly GhostwriteChange[]): boolean {
  const splits = changes.some(({ parts }) => parts.length > 1);
  const excused = splits ? EXCUSED_IN_LINES : EXCUSED;
  const isLower =
    meanOf(after.result.dimensions) < meanOf(before.result.dimensions) - ROUNDING ||
    after.total < before.total - VISIBLE;
  if (!hasGaps(changes) && !splits && isLower) return false;
  return before.result.dimensions.every((dimension) => {
    const now = after.result.dimensions.find(({ key }) => key === dimension.key);
    return now !== undefined && pointsOf(now, excused) >= pointsOf(dimension, excused) - ROUNDING;
  });
}

const hasGaps = (changes: readonly GhostwriteChange[]): boolean =>
  changes.some(({ placeholders }) => placeholders.length > 0);

// Answers of the candidate are written whatever their effect on the score.
const isAnswered = ({ kind, factsUsed }: GhostwriteChange): boolean =>
  kind === 'add' || factsUsed.some(({ source }) => source === 'answer');

/** The changes that together do not lower any part of the résumé analysis. */
function harmless(subject: GhostwriteSubject, changes: readonly GhostwriteChange[]): GhostwriteChange[] {
  const { document, analysed, judge } = subject;
  const passes = (some: readonly GhostwriteChange[]) =>
    isNoWorse(analysed, judge(withChanges(document, some)), some);
  const rewritten = changes.filter((change) => !isAnswered(change));
  if (rewritten.length === 0 || passes(rewritten)) return [...changes];
  const kept: GhostwriteChange[] = [];
  for (const change of rewritten) if (passes([...kept, change])) kept.push(change);
  return changes.filter((change) => isAnswered(change) || kept.includes(change));
}

/** A variant before it gets its id. */
type OwnVariant = Omit<GhostwriteVariant, 'id'>;

/** A change without its placeholders, which are worth nothing. */
const withoutGaps = (change: GhostwriteChange): GhostwriteChange => ({
  ...change,
  parts: change.parts.map((part) => ({
    ...part,
    text: part.text.replace(/，?【[^】]*】/gu, '').replace(/^，/u, '') || part.text,
  })),
});

const signsOf = (text: string): string => contentSignsOf(text).toSorted().join('');
/** Whether a change only moves the words of a statement or leaves out those of a duty. */
const onlyMoves = ({ before, parts }: GhostwriteChange): boolean =>
  parts.length === 1 && parts.every(({ text }) => signsOf(text) === signsOf(before));

/** A variant with only those changes that do not lower the score, and their effect. */
export function variantOf(
  subject: GhostwriteSubject,
  variant: Pick<GhostwriteVariant, 'style' | 'changes'> & { about?: string },
): OwnVariant {
  const changes = harmless(subject, variant.changes.slice(0, MAX_CHANGES));
  // Nobody is better for a verb that was moved, so such changes earn nothing.
  const counted = changes.map(withoutGaps).filter((change) => !onlyMoves(change));
  const { result: after, total } = subject.judge(withChanges(subject.document, counted));
  return {
    ...{ style: variant.style, about: variant.about ?? aboutChanges(variant.style, changes), changes },
    placeholders: changes.reduce((sum, { placeholders }) => sum + placeholders.length, 0),
    // Also for a résumé too short for a displayed total: the changes have the same value.
    score: { before: Math.round(subject.analysed.total), after: Math.round(total) },
    ruleGains: after.change?.rules ?? [],
  };
}

/** The variants of a run, and the styles whose text is the same as that of the first. */
interface Variants {
  variants: GhostwriteVariant[];
  same: GhostwriteStyle[];
}

/** The requested style first, then the others if their text differs. */
function variantsOf(subject: GhostwriteSubject): Variants {
  const { style: requestedStyle } = subject.input;
  const { words } = targetWords(subject);
  const styles = [requestedStyle, ...ghostwriteStyles.filter((style) => style !== requestedStyle)];
  const variants: OwnVariant[] = [];
  const same: GhostwriteStyle[] = [];
  for (const style of styles) {
    const writer = new VariantWriter(subject, style, words);
    const variant = variantOf(subject, { style, changes: writer.changes() });
    const isNew = !variants.some(({ changes }) => sameTexts(changes, variant.changes));
    if (!isNew) same.push(style);
    // A variant that only adds placeholders is shown only if its style was requested: the questions ask for the same.
    const isUseful = style === requestedStyle || writesWords({ variants: named([variant]) });
    if (variant.changes.length > 0 && isNew && isUseful) variants.push(variant);
  }
  return { variants: named(variants), same };
}

/** The variants with their ids, at most three. */
export const named = (variants: readonly OwnVariant[]): GhostwriteVariant[] =>
  IDS.flatMap((id, at) => variants.slice(at, at + 1).map((variant) => ({ ...variant, id })));

/**
 * Questions about an entry with little content: about its lines if they leave something open, otherwise about further
 * actions.
 */
function questionsOnWritten(
  entry: GhostwriteSubject['writes'][number],
  questions: readonly Statement[],
  isStrong: GhostwriteSubject['isStrong'],
): GhostwriteQuestion[] {
  const own = entry.statements.filter((each) => !questions.includes(each) && notRewritten(each) === null);
  const open = own.filter((each) => !isStrong(each)).flatMap((each) => statementQuestions(each, entry));
  const lines =
    open.length > 0 ? open : own.flatMap((each) => lineQuestion(each, entry)).slice(0, MAX_PER_ENTRY);
  return lines.length > 0 ? lines : entryQuestions(entry);
}
const MAX_PER_ENTRY = 2;

/** Whether a statement may need a fact: it is weak, or it only says that there was work. */
const isOpen = (statement: Statement, isStrong: GhostwriteSubject['isStrong']): boolean =>
  (!isStrong(statement) && notRewritten(statement) === null) || isOnlyVague(statement);
const isOnlyVague = ({ text, lang, doubt }: Statement): boolean =>
  lang === 'zh' && doubt === undefined && vagueClauseIn(text)?.isList === false;

/** A line without any work in it needs facts most, one with praise of a measure next; a self-evaluation comes last. */
const needOf = ({ fact, heading }: GhostwriteQuestion): number =>
  fact === 'action' ? (/自我评价|个人评价/u.test(heading) ? 3 : 0) : fact === 'result' ? 1 : 2;

/** Questions for facts that only the candidate knows and was not yet asked for, spread over entries and statements. */
function questionsOf({
  statements,
  writes,
  answers,
  entryOf,
  isStrong,
  document,
}: GhostwriteSubject): GhostwriteQuestion[] {
  const written = writes.filter((entry) => entry.statements.length > 0);
  const questions = [
    ...writes.filter((entry) => entry.statements.length === 0).flatMap(entryQuestions),
    ...statements
      .filter((each) => isOpen(each, isStrong))
      .flatMap((each) => statementQuestions(each, entryOf(each)))
      .toSorted((one, other) => needOf(one) - needOf(other)),
    ...written.flatMap((entry) => questionsOnWritten(entry, statements, isStrong)),
  ];
  if (document.meta.lang !== 'zh') return [];
  return questions.filter(({ id }) => !answers.has(id)).slice(0, MAX_QUESTIONS);
}

/** Says that an answer could not be written, if it was the only thing to write. */
function unfitAnswer(statement: Statement, answers: AnswerIndex): string | null {
  const [words] = withAnswers(statement, answers).left;
  return words === undefined ? null : ownWordsNote(words);
}

function unchangedOf(
  { statements, answers }: GhostwriteSubject,
  variants: readonly GhostwriteVariant[],
): GhostwriteResult['unchanged'] {
  const changed = new Set(variants.flatMap(({ changes }) => changes.map(({ targetId }) => targetId)));
  return statements
    .filter(({ atomId }) => !changed.has(atomId))
    .slice(0, 60)
    .map((statement) => ({
      targetId: statement.atomId,
      quote: quoted(statement.text),
      reason: notRewritten(statement) ?? unfitAnswer(statement, answers) ?? unchangedReason(statement),
    }));
}

/** Why there was nothing to write and nothing to ask. */
function noResultReason({ input, entries, statements }: GhostwriteSubject): string[] {
  if (unreadNotes(input.resume).length > 0) return ['先在导入核对页补全内容，再优化或代写。'];
  if (input.service !== 'write')
    return statements.length === 0 ? ['没有找到可以优化的经历描述，请先写下做过的事，或改用代写。'] : [];
  const unnamed = entries.filter(({ module, place }) => ACTION_MODULES.has(module) && place === '').length;
  return unnamed > 0
    ? [`有 ${unnamed} 段经历没有单位或名称，请先在简历里填好，再用代写。`]
    : [
        '各段经历都已有描述。要改已有的句子请用“优化”；要加一段新经历，请先在简历里填好单位和职位，再用代写。',
      ];
}

/** Styles that would only repeat a shown variant. */
const sameNotes = (variants: readonly GhostwriteVariant[], same: readonly GhostwriteStyle[]): string[] =>
  variants.length === 0 || same.length === 0
    ? []
    : [`按“${same.join('”“')}”改出来的文字与上面的相同，不重复列出。`];

function notesOf(
  subject: GhostwriteSubject,
  variants: readonly GhostwriteVariant[],
  questions: readonly GhostwriteQuestion[],
): string[] {
  const { input, document, statements, answers } = subject;
  const empty = statements.filter(
    ({ text, lang, module }) =>
      lang === 'zh' && (isEmptyStatement(text) || (module === 'selfEvaluation' && isAllTraits(text))),
  );
  return [
    ...unreadNotes(input.resume).map((note) => note.replace('，所以不给分数', '')),
    ...partlyUnreadNotes(input.resume, []),
    '只使用简历里已有的内容和您的回答，没有依据的数字、时间、单位和证书一律不写。',
    ...(answers.withoutFact > 0
      ? [`有 ${answers.withoutFact} 个回答没有说到可以写的事实，没有写进简历。`]
      : []),
    ...(variants.some(({ placeholders }) => placeholders > 0)
      ? ['【待补充】处请换成您的真实情况；没有的请删去，采用后可以在“检查”中找到。']
      : []),
    ...(empty.length > 0
      ? [
          `有 ${empty.length} 条谁都可以写，建议整条删去：${empty
            .slice(0, 4)
            .map(({ text }) => `“${quoted(text, 30)}”`)
            .join('、')}。`,
        ]
      : []),
    ...(variants.length === 0 && questions.length === 0 ? noResultReason(subject) : []),
    ...(document.meta.lang === 'en' ? ['英文描述只整理动词与冗词；要补充的事实请直接写进条目。'] : []),
  ];
}

/** Improves the statements of a résumé, or writes missing ones from answers; the same input gives the same result. */
export function ghostwrite(input: GhostwriteInput): GhostwriteResult {
  const subject = subjectOf(input);
  const { variants, same } = variantsOf(subject);
  const { service, style, length } = input;
  const questions = questionsOf(subject);
  return {
    ...{ service, style, length, variants },
    questions,
    unchanged: unchangedOf(subject, variants),
    keywords: keywordsOf(subject),
    notes: [...sameNotes(variants, same), ...notesOf(subject, variants, questions)],
  };
}
