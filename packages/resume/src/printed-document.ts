import type { ResumeDocument } from './document.js';
import type { AuthorshipSpan } from './meta.js';
import { sharedDocument } from './projection.js';
import type { Language } from './text.js';

const BY_AI: ReadonlySet<AuthorshipSpan['source']> = new Set(['aiSuggested', 'aiEdited']);

/**
 * The résumé reduced to what its print in one language shows, with the marks of printed AI-written text.
 * Embedding it in a file discloses nothing beyond its pages.
 */
export function printedDocument(document: ResumeDocument, lang: Language): ResumeDocument {
  const printed = sharedDocument({ ...document, meta: { ...document.meta, lang } }, { showsContacts: true });
  const authorship = aiSpans(document, printed);
  return authorship.length > 0 ? { ...printed, meta: { ...printed.meta, authorship } } : printed;
}

/** Whether the print in one language contains AI-written text. */
export const hasAiText = (document: ResumeDocument, lang: Language): boolean =>
  writtenByAi(document).length > 0 && printedDocument(document, lang).meta.authorship !== undefined;

const writtenByAi = ({ meta }: ResumeDocument): AuthorshipSpan[] =>
  (meta.authorship ?? []).filter(({ source, start, end }) => BY_AI.has(source) && end > start);

/** The AI-written spans of printed statements, without time and number of requests. */
function aiSpans(document: ResumeDocument, printed: ResumeDocument): AuthorshipSpan[] {
  const spans = writtenByAi(document);
  if (spans.length === 0) return [];
  const shown = printedSides(printed);
  return spans
    .filter(({ atomId, lang }) => shown.has(`${atomId}:${lang}`))
    .map(({ at: _at, ...span }) => span);
}

/** `<atom id>:<language>` of every statement, anywhere in the value. */
function printedSides(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const entry of value) printedSides(entry, found);
  else if (typeof value === 'object' && value !== null) {
    const { id, kind, zh, en } = value as Record<string, unknown>;
    if (typeof id === 'string' && typeof kind === 'string') {
      if (Array.isArray(zh)) found.add(`${id}:zh`);
      if (Array.isArray(en)) found.add(`${id}:en`);
    }
    for (const entry of Object.values(value)) printedSides(entry, found);
  }
  return found;
}
