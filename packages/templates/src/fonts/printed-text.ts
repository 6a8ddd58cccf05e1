import type { Language, ResumeDocument } from '@qicheng/resume/document';
import { viewText } from '@qicheng/resume/view-text';
import { familiesOf } from '../resolve-style.js';
import { printableData } from '../shared/printable-text.js';
import { styleOf } from '../style-of.js';
import { viewOf } from '../view-of.js';

/** What a print asks of the fonts. */
export interface PrintedText {
  characters: ReadonlySet<string>;
  /** Font families in the order of the fallback. */
  families: readonly string[];
}

/** The characters that a document prints, markup aside, and the families they are printed in. */
export function printedText(document: ResumeDocument, lang: Language): PrintedText {
  const view = viewOf(document, lang);
  return {
    characters: new Set(viewText(printableData(view)).join('')),
    families: familiesOf(styleOf(view).fontFamily),
  };
}
