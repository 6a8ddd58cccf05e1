import type { Evidence } from '@qicheng/analysis/result';
import type { ResumeModuleKey } from '@qicheng/analysis/resume-analysis';
import { moduleOfSection } from '@qicheng/analysis/resume-modules';
import { sectionsOf, textsOf } from '@qicheng/resume/check/texts';
import type { Atom, ResumeDocument } from '@qicheng/resume/document';
import { valueAt } from '@qicheng/resume/pointer';
import { isStatedGap } from '@qicheng/resume/stated-gap';
import { clipped } from '../../text/clipped.js';
import { hasNoChinese } from '../../text/no-chinese.js';
import { amountsIn } from '../../text/stated-amounts.js';
import { type Doubt, doubtOf } from './doubt.js';
import { wordsOfText } from './items.js';
import { type Traits, traitsOf } from './traits.js';

/** One statement, as printed. */
export interface Statement {
  module: ResumeModuleKey;
  section: string;
  /** Pointers of the atom and of its entry (for bare statements the list itself). */
  pointer: string;
  itemPointer: string;
  atomId: string;
  text: string;
  lang: 'zh' | 'en';
  traits: Traits;
  /** All statements of the same entry. */
  entry?: readonly Statement[];
  /** Whether its job ended more than ten years before the month of the service. */
  isLongAgo?: boolean;
  /** Why the statement is not plausible. */
  doubt?: Doubt;
}

/** A printed text of any kind, for text searches. */
export interface PrintedText {
  module: ResumeModuleKey;
  section: string;
  pointer: string;
  targetId?: string | undefined;
  text: string;
  isStatement: boolean;
}

const QUOTE_LENGTH = 80;

/** The beginning of a text as a quotation of at most `length` UTF-16 code units. */
export const quoted = (text: string, length = QUOTE_LENGTH): string => {
  const whole = text.trim();
  return whole.length <= length ? whole : `${clipped(whole, length - 1)}…`;
};

/** A statement as evidence of a verdict. */
export const evidenceOf = ({ pointer, atomId, text }: Statement): Evidence => ({
  pointer,
  targetId: atomId,
  quote: quoted(text),
});

const withoutLanguage = (pointer: string): string => pointer.replace(/\/(?:zh|en)$/, '');

/** The entry that contains a place: `/work/0`, `/work/0/roles/1`, `/custom/2/items/0`. */
const entryOf = (pointer: string): string =>
  /^(.*)\/highlights\/\d+$/.exec(pointer)?.[1] ?? pointer.replace(/\/\d+$/, '');

const MIN_SENTENCE_LENGTH = 24;
/** The language of a line: an English sentence of a Chinese résumé is judged as English. */
const writtenIn = (text: string, lang: 'zh' | 'en'): 'zh' | 'en' =>
  lang === 'zh' && text.length >= MIN_SENTENCE_LENGTH && hasNoChinese(text) ? 'en' : lang;

/** Whether a statement mentions the time at home between jobs, of which nothing is measured. */
function isOfGap({ work, meta }: ResumeDocument, pointer: string): boolean {
  const item = work[Number(/^\/work\/(\d+)\//u.exec(pointer)?.[1] ?? -1)];
  return [item?.company, item?.title].some((words) => isStatedGap(wordsOfText(words, meta.lang)));
}

/** All printed texts, and the statements with their traits. */
export function readTexts(document: ResumeDocument): { texts: PrintedText[]; statements: Statement[] } {
  const texts: PrintedText[] = [];
  const statements: Statement[] = [];
  for (const { place, pointer: unitPointer, text, kind, lang } of textsOf(
    sectionsOf(document),
    document.meta.lang,
  )) {
    const pointer = kind === 'statement' ? withoutLanguage(unitPointer) : unitPointer;
    const module = moduleOfSection(place.section);
    const isStatement = kind === 'statement' && place.atomId !== undefined;
    const atom = isStatement ? (valueAt(document, pointer) as Atom | undefined) : undefined;
    if (atom?.visible === false) continue;
    texts.push({
      module,
      section: place.section,
      pointer,
      targetId: place.atomId ?? place.itemId,
      text,
      isStatement,
    });
    if (!atom || isOfGap(document, pointer)) continue;
    const hasMetric = (atom.metrics ?? []).some(({ after }) => /\d/.test(after ?? ''));
    statements.push({
      ...{ module, section: place.section, pointer, itemPointer: entryOf(pointer) },
      ...{ atomId: atom.id, text, lang, traits: traitsOf(text, writtenIn(text, lang), hasMetric) },
    });
  }
  return { texts, statements: inContext(document, statements) };
}

/** Statements with the results of comparisons within the résumé. */
function inContext(document: ResumeDocument, statements: readonly Statement[]): Statement[] {
  const amounts = statements.flatMap(({ text }) => amountsIn(text));
  const entries = new Map<string, Statement[]>();
  for (const statement of statements)
    entries.set(statement.itemPointer, [...(entries.get(statement.itemPointer) ?? []), statement]);
  return statements.map((statement) => {
    const doubt = doubtOf(document, amounts, statement);
    const entry = entries.get(statement.itemPointer) ?? [];
    return { ...statement, entry, ...(doubt !== undefined && { doubt }) };
  });
}

/** Whether a statement may serve as a proof. */
export const isCredible = ({ doubt }: Pick<Statement, 'doubt'>): boolean => doubt === undefined;

const bare = ({ module, text }: Statement): string => `${module} ${text.replace(/[\s。；;.]+/g, '')}`;

/** Removes statements that repeat another of the same part: a repetition proves nothing more. */
export function withoutRepeats(statements: readonly Statement[]): Statement[] {
  const seen = new Set<string>();
  return statements.filter((statement) => {
    const key = bare(statement);
    return seen.has(key) ? false : Boolean(seen.add(key));
  });
}
