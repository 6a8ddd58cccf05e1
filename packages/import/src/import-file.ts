import { importTitle } from '@qicheng/resume/default-title';
import type { ResumeDocument } from '@qicheng/resume/document';
import { readDocument } from '@qicheng/resume/migrate';
import {
  type FileToImport,
  type ImportedResume,
  type ImportFormat,
  ImportRefusedError,
  type ImportWarning,
  type ReportProgress,
} from './imported.js';
import { type Draft, sourceOf } from './placing/draft.js';
import { isPosting } from './placing/is-posting.js';
import { withListedDuties } from './placing/listed-duties.js';
import { placeText } from './placing/place-text.js';
import type { ReadText } from './reading/page-text.js';
import { readFile } from './reading/read-file.js';

const MIN_LETTERS = 12;
const MIN_FIELDS = 3;
const UNCERTAIN = 0.7;
const LOW_QUALITY = 0.72;

/** Imports a file of any supported format as a draft. For use inside the isolated process. */
export async function importFile(
  file: FileToImport,
  report: ReportProgress = () => undefined,
): Promise<ImportedResume> {
  report({ stage: 'reading', progress: 10 });
  const read = await readFile(file, report);
  if (read.kind === 'own') return wholeResume(read.document, read);
  report({ stage: 'placing', progress: 90 });
  const draft = draftOf(read.format, read.text);
  if (read.fileOrder === undefined) return draft;
  return { ...draft, text: { lines: read.text.lines.map(({ text }) => text), fileOrder: read.fileOrder } };
}

function draftOf(format: ImportFormat, text: ReadText): ImportedResume {
  const letters = text.lines.reduce((sum, line) => sum + line.text.replace(/\s/g, '').length, 0);
  if (letters < MIN_LETTERS) throw new ImportRefusedError('empty');
  const { draft, order } = placeText(text.lines);
  // A recruiter's résumé also mentions requirements and offers, but a posting names no person.
  const namesPerson = draft.fields.some(({ pointer }) => pointer.startsWith('/basics/name'));
  if (!namesPerson && isPosting(text.lines)) throw new ImportRefusedError('notResume');
  // A file with hardly any résumé content is rejected rather than turned into a person.
  if (draft.fields.length < MIN_FIELDS) throw new ImportRefusedError('notResume');
  const read = readDocument(withListedDuties(draft.finish(order)));
  if (!read.ok) throw new ImportRefusedError('notResume');
  const name = read.document.basics.name;
  return {
    format,
    isLossless: false,
    title: titleOf(read.document),
    language: draft.lang,
    templateCode: null,
    document: read.document,
    fields: draft.fields,
    unplaced: draft.unplaced.map((line) => ({
      text: line.text.replaceAll('\t', ' '),
      source: sourceOf(line),
    })),
    warnings: warningsOf(draft, text, name?.zh !== undefined || name?.en !== undefined),
  };
}

function warningsOf(draft: Draft, text: ReadText, hasName: boolean): ImportWarning[] {
  const { phone, email } = draft.document.basics;
  const isUnsure = draft.fields.some(({ confidence }) => confidence < UNCERTAIN);
  const conditions: readonly (readonly [ImportWarning, boolean])[] = [
    ['recognised', text.certainty !== undefined],
    ['lowQuality', text.certainty !== undefined && text.certainty < LOW_QUALITY],
    ['truncated', text.isTruncated === true],
    ['noName', !hasName],
    ['noContact', phone === undefined && email === undefined],
    ['uncertain', isUnsure],
    ['unplaced', draft.unplaced.length > 0],
  ];
  return conditions.flatMap(([warning, holds]) => (holds ? [warning] : []));
}

interface Whole {
  format: ImportFormat;
  isLossless: boolean;
  isEdited: boolean;
  templateCode: string | null;
}

/** A file with an embedded source is imported as it is; none of its fields is doubtful. */
function wholeResume(
  document: ResumeDocument,
  { format, isLossless, isEdited, templateCode }: Whole,
): ImportedResume {
  return {
    format,
    isLossless,
    title: titleOf(document),
    language: document.meta.lang,
    templateCode,
    document,
    fields: [],
    unplaced: [],
    warnings: isEdited ? ['edited'] : [],
  };
}

function titleOf({ basics: { name }, meta: { lang } }: ResumeDocument): string {
  const [first, second] = lang === 'zh' ? [name?.zh, name?.en] : [name?.en, name?.zh];
  return importTitle(first ?? second, lang);
}
