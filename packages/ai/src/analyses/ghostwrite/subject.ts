import { CITED_WORKS, type GhostwriteInput } from '@qicheng/analysis/ghostwrite';
import type { ResumeAnalysisInput } from '@qicheng/analysis/resume-analysis';
import type { ResumeAnalysisResult } from '@qicheng/analysis/resume-analysis-result';
import { previousOf } from '@qicheng/analysis/resume-previous';
import { applyFindings, checkResume } from '@qicheng/resume/check';
import type { ResumeDocument } from '@qicheng/resume/document';
import { valueAt } from '@qicheng/resume/pointer';
import { factSource, type FactSource } from '../../guards/facts/index.js';
import { ACTION_MODULES } from '../resume-analysis/action-modules.js';
import { analysedResume, type Analysed, aimOf } from '../resume-analysis/analyse.js';
import { withLongAgo } from '../resume-analysis/recency.js';
import { readTexts, type Statement } from '../resume-analysis/statements.js';
import { AnswerIndex } from './answer-index.js';
import { entriesOf, type Entry } from './entries.js';
import { isWritable, keyOf } from './questions.js';

const MAX_STATEMENTS = 30;
const MAX_UNSELECTED = 12;
const MAX_ENTRIES = 4;
const WEAK = 70;
const FEW_STATEMENTS = 3;

/** The input of a run: the résumé, the chosen parts, and the facts that may be stated. */
export interface GhostwriteSubject {
  input: GhostwriteInput;
  document: ResumeDocument;
  position: string;
  answers: AnswerIndex;
  source: FactSource;
  entries: readonly Entry[];
  /** Statements to improve, and entries to write. */
  statements: readonly Statement[];
  /** Whether a statement is complete, so that no question is asked about it. */
  isStrong: (statement: Statement) => boolean;
  writes: readonly Entry[];
  /** The analysis before any change. */
  analysed: Analysed;
  /** The statement with its certain corrections. */
  corrected: (statement: Statement) => string;
  entryOf: (statement: Statement) => Entry;
  judge: (document: ResumeDocument) => Analysed;
}

const questionOf = ({ resume, target, month }: GhostwriteInput): Omit<ResumeAnalysisInput, 'previous'> => ({
  ...{ resume, target, month, modules: [] },
});

/** The month of the service, counted from the year 0. */
function monthIn({ month }: GhostwriteInput): number {
  const [y = 0, m = 1] = month.split('-').map(Number);
  return y * 12 + m;
}

function correctedTexts({ resume: { document }, month }: GhostwriteInput) {
  const [y = 0, m = 1] = month.split('-').map(Number);
  const clean = applyFindings(document, checkResume(document, { y, m, d: 1 }));
  return ({ pointer, lang, text }: Statement): string => {
    const spans = valueAt(clean, `${pointer}/${lang}`);
    return Array.isArray(spans) ? spans.map((span: { text?: string }) => span.text ?? '').join('') : text;
  };
}

/** The chosen statements; without a choice weak actions first, then others. */
function statementsOf(
  { service, targets }: GhostwriteInput,
  entries: readonly Entry[],
  before: ResumeAnalysisResult,
  answers: AnswerIndex,
): Statement[] {
  const all = entries.flatMap(({ statements }) => statements);
  if (targets.length === 0) {
    // The write service only adds answers to existing statements.
    if (service === 'write')
      return all.filter(({ atomId }) => answers.hasAny(atomId)).slice(0, MAX_STATEMENTS);
    const weaknesses = new Map(before.heat.map(({ targetId, score }) => [targetId, score]));
    const statements = all.filter(
      ({ module, section }) => ACTION_MODULES.has(module) && !CITED_WORKS.has(section),
    );
    const weak = statements
      .filter(({ atomId }) => (weaknesses.get(atomId) ?? 0) < WEAK)
      .slice(0, MAX_UNSELECTED);
    // Others are only improved if there is room; the order is kept.
    const rest = statements.filter((each) => !weak.includes(each)).slice(0, MAX_UNSELECTED - weak.length);
    return statements.filter((each) => weak.includes(each) || rest.includes(each));
  }
  const atoms = new Set(targets.flatMap((each) => (each.kind === 'atom' ? [each.atomId] : [])));
  const whole = new Set(entriesIn(targets, entries).flatMap(({ statements }) => statements));
  return all.filter((each) => atoms.has(each.atomId) || whole.has(each)).slice(0, MAX_STATEMENTS);
}

const entriesIn = (targets: GhostwriteInput['targets'], entries: readonly Entry[]): Entry[] =>
  entries.filter(({ section, itemId }) =>
    targets.some((each) => each.kind === 'entry' && each.section === section && each.itemId === itemId),
  );

/** The chosen entries; without a choice those without statements or with answers. */
function writesOf(
  { service, targets }: GhostwriteInput,
  entries: readonly Entry[],
  answers: AnswerIndex,
): Entry[] {
  if (service !== 'write') return [];
  const chosen = entriesIn(targets, entries);
  if (targets.length > 0) return chosen.slice(0, MAX_ENTRIES);
  const writable = entries.filter((entry) => isWritable(entry) && entry.place !== '');
  const open = writable.filter((entry) => entry.statements.length === 0 || answers.hasAny(keyOf(entry)));
  // If every entry has statements, the shortest ones are asked about.
  const short = writable
    .filter(({ statements, module }) => statements.length <= FEW_STATEMENTS && ACTION_MODULES.has(module))
    .toSorted((a, b) => a.statements.length - b.statements.length);
  return (open.length > 0 ? open : short).slice(0, MAX_ENTRIES);
}

/** Prepares the input of a run. */
export function subjectOf(input: GhostwriteInput): GhostwriteSubject {
  const { document } = input.resume;
  const question = questionOf(input);
  const analysed = analysedResume({ ...question, previous: null });
  const { result: before } = analysed;
  const entries = entriesOf(document, withLongAgo(readTexts(document).statements, document, monthIn(input)));
  const answers = new AnswerIndex(input);
  const byPointer = new Map(entries.map((entry) => [entry.pointer, entry]));
  return {
    ...{ input, document, answers, entries, analysed },
    position: aimOf({ ...question, previous: null }).position,
    source: factSource(document, answers.all),
    statements: statementsOf(input, entries, before, answers),
    isStrong: ({ atomId }) => before.heat.some(({ targetId, score }) => targetId === atomId && score >= WEAK),
    writes: writesOf(input, entries, answers),
    corrected: correctedTexts(input),
    entryOf: ({ itemPointer }) => byPointer.get(itemPointer) as Entry,
    judge: (next) =>
      analysedResume({
        ...question,
        resume: { ...input.resume, document: next },
        previous: previousOf('', before),
      }),
  };
}
