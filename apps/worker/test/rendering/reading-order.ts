import { todayInChina } from '@qicheng/resume/dates';
import type { Language, ResumeDocument } from '@qicheng/resume/document';
import { resumeView } from '@qicheng/resume/view';
import { viewText } from '@qicheng/resume/view-text';
import { applyTemplateDefaults } from '@qicheng/templates/catalog';
import { printableData } from '@qicheng/templates/fonts';

// Spaces are drawn as gaps, one glyph serves both bullets, and Poppler drops a hyphen at the end of a line.
const bare = (text: string): string => text.replace(/[\s•·-]/gu, '');

const printedView = ({ document, lang }: { document: ResumeDocument; lang: Language }) =>
  resumeView(applyTemplateDefaults(document), lang, { today: todayInChina() });

/** Returns the printed texts in document order; contacts without their labels. */
export function printedTexts(input: { document: ResumeDocument; lang: Language }): string[] {
  const view = printedView(input);
  const contacts = view.header.contacts.map((contact) => ({ ...contact, label: '' }));
  return viewText(printableData({ ...view, header: { ...view.header, contacts } }));
}

/** Returns the texts that do not follow the preceding ones in the extracted text. */
export function outOfOrder(read: string, texts: readonly string[]): string[] {
  const text = bare(read);
  let at = 0;
  return texts.filter((each) => {
    const expected = bare(each);
    const found = text.indexOf(expected, at);
    if (found >= 0) at = found + expected.length;
    return found < 0;
  });
}

// Radicals that look like ideographs, private characters, and the character for an unknown one.
const WRONG = /[\u2e80-\u2fdf\ue000-\uf8ff\ufffd]/gu;

/** Returns the characters of the texts that the extracted text does not have, and wrong ones that it has. */
export function misreadCharacters(read: string, texts: readonly string[]): string[] {
  const found = new Set(read);
  const printed = new Set(texts.join('').match(/[\p{L}\p{N}]/gu));
  return [...[...printed].filter((character) => !found.has(character)), ...(read.match(WRONG) ?? [])];
}

/** Shorter texts may occur more than once. */
const TELLING = 10;

interface PlacedSection {
  key: string;
  texts: string[];
  /** Positions in the extracted text; -1 where the text is interrupted. */
  at: number[];
}

function placedSections(read: string, input: { document: ResumeDocument; lang: Language }): PlacedSection[] {
  const text = bare(read);
  const view = printableData(printedView(input));
  return view.sections.map((section) => {
    const texts = viewText({ ...view, header: { name: '', contacts: [], facts: [] }, sections: [section] });
    const places = texts
      .slice(1)
      .map(bare)
      .filter((each) => each.length >= TELLING && text.split(each).length < 3);
    return { key: section.key, texts: places, at: places.map((each) => text.indexOf(each)) };
  });
}

/** Returns statements that are interrupted in the extracted text, by section. */
export const interruptedStatements = (
  read: string,
  input: { document: ResumeDocument; lang: Language },
): { key: string; text: string }[] =>
  placedSections(read, input).flatMap(({ key, texts, at }) =>
    texts.flatMap((text, index) => ((at[index] ?? -1) < 0 ? [{ key, text }] : [])),
  );

/**
 * Returns statements that are interrupted in the extracted text, and sections that another section's statement
 * interrupts. The order of sections may differ by design.
 */
export function crosswise(read: string, input: { document: ResumeDocument; lang: Language }): string[] {
  const found = placedSections(read, input);
  const mixed = found.filter(({ key, at }) =>
    found.some(
      (other) =>
        other.key !== key && other.at.some((place) => Math.min(...at) < place && place < Math.max(...at)),
    ),
  );
  return [...interruptedStatements(read, input).map(({ text }) => text), ...mixed.map(({ key }) => key)];
}
