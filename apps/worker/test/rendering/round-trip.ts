import { PDFDocument } from '@cantoo/pdf-lib';
import { carriedSource } from '@qicheng/docx';
import type { ResumeDocument } from '@qicheng/resume/document';
import { isSameText, readSource } from '@qicheng/resume/embedded-source';
import { generateResume } from '@qicheng/resume/generate';
import { fromJsonResume } from '@qicheng/resume/json-resume';
import { templateCodes } from '@qicheng/templates/catalog';
import { DocxWordWriter } from '../../src/resume-export/docx.word-writer.js';
import { extrasOf } from '../../src/resume-export/file-extras.js';
import type { PrintInput, ResumePrinter } from '../../src/resume-export/printer.js';
import { writeText } from '../../src/resume-export/text-writer.js';

const word = new DocxWordWriter();

/** Returns the print of a generated résumé with its embedded source; templates cycle. */
export function carryingPrint(seed: number, carries: 'full' | 'printed' = 'full'): PrintInput {
  const templateCode = templateCodes[seed % templateCodes.length] ?? 'tem0001';
  const generated = generateResume(seed);
  const document = { ...generated, meta: { ...generated.meta, templateCode } };
  const language = document.meta.lang;
  const snapshot = { document, language, templateCode, title: '简历', version: 1, carries };
  const extras = extrasOf({ id: `export-${seed}`, snapshot });
  return { document, lang: language, templateCode, title: '简历', extras };
}

/** Returns the embedded source of a PDF as text. */
export async function sourceInPdf(bytes: Uint8Array): Promise<string> {
  const file = await PDFDocument.load(bytes, { updateMetadata: false });
  const found = file.getAttachments().find(({ name }) => name === 'qicheng-resume.json');
  return Buffer.from(found?.data ?? []).toString();
}

/** Reads the source back from each of the three formats; `equal` means an identical document. */
export async function roundTrip(
  printer: ResumePrinter,
  input: PrintInput,
): Promise<Record<'pdf' | 'docx' | 'json', string>> {
  const { source = '', visibleText } = carriedSource((await word.docx(input)).bytes);
  const inPdf = await sourceInPdf((await printer.pdf(input)).bytes);
  const json: unknown = JSON.parse(Buffer.from(writeText(input, 'json').bytes).toString());
  const read = fromJsonResume(json);
  const expected = input.extras?.source.document ?? input.document;
  return {
    pdf: await compared(inPdf, expected),
    docx: await compared(source, expected, visibleText),
    json: read.ok ? sameness(read.document, expected) : read.reason,
  };
}

async function compared(source: string, expected: ResumeDocument, text?: string): Promise<string> {
  const reading = await readSource(source);
  if (!reading.ok) return reading.reason;
  if (!reading.isIntact) return 'edited';
  if (text !== undefined && !(await isSameText(reading, text))) return 'other text';
  return sameness(reading.source.document, expected);
}

const sameness = (document: ResumeDocument, expected: ResumeDocument): string =>
  sorted(document) === sorted(expected) ? 'equal' : 'different';

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_key, entry: unknown) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([one], [other]) => (one < other ? -1 : 1)))
      : entry,
  );
