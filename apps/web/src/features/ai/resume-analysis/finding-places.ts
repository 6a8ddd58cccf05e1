import type { ResumeFinding } from '@qicheng/analysis/resume-analysis-result';
import { findAtom } from '@qicheng/resume/ai-text';
import type { ResumeDocument } from '@qicheng/resume/document';
import { valueAt } from '@qicheng/resume/pointer';

/** A finding with the number that it has in the list and on the page. */
export interface NumberedFinding {
  number: number;
  finding: ResumeFinding;
}

/** Words on the page that findings are about. */
export interface AnnotatedPlace {
  key: string;
  /** The entry or statement as templates name it; null for what is in the head of the page. */
  id: string | null;
  /** The words inside of it; null for a statement as a whole, and for an entry that is named by its first line. */
  words: string | null;
  isStatement: boolean;
  findings: NumberedFinding[];
}

const RANK = { urgent: 0, important: 1, minor: 2 } as const;

/** Findings in the order in which to work through them: suggestions first, in their order. */
export function numbered(
  findings: readonly ResumeFinding[],
  suggestions: readonly string[],
): NumberedFinding[] {
  const place = new Map(suggestions.map((id, index) => [id, index]));
  const last = suggestions.length;
  return [...findings]
    .sort((a, b) => (place.get(a.id) ?? last) - (place.get(b.id) ?? last))
    .map((finding, index) => ({ number: index + 1, finding }));
}

/** The text at a pointer as it is printed; null for what is no text. */
function wordsAt(document: ResumeDocument, pointer: string): string | null {
  const value = valueAt(document, pointer);
  const { lang } = document.meta;
  const text =
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? ((value as Record<string, unknown>)[lang] ?? (value as Record<string, unknown>)['zh'])
      : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
}

/** Objects with an id on the way to a pointer, the innermost last. */
function idsOn(document: ResumeDocument, pointer: string): string[] {
  const segments = pointer.split('/').slice(1);
  return segments.flatMap((_segment, index) => {
    const value = valueAt(document, `/${segments.slice(0, index + 1).join('/')}`);
    const id = (value as { id?: unknown } | null | undefined)?.id;
    return typeof id === 'string' ? [id] : [];
  });
}

function placeOf(
  { pointer, targetId }: ResumeFinding,
  document: ResumeDocument,
): Omit<AnnotatedPlace, 'findings'> | null {
  if (pointer === undefined) return null;
  const ids = idsOn(document, pointer);
  // An id outlives a move of what carries it; a pointer does not.
  const id = targetId ?? ids.at(-1) ?? null;
  const isStatement = id !== null && findAtom(document, id) !== undefined;
  if (isStatement) return { key: id, id, words: null, isStatement };
  const words = wordsAt(document, pointer);
  if (id === null && words === null) return null;
  return { key: `${id ?? 'head'}|${words ?? ''}`, id, words, isStatement };
}

/** Where findings are on the page, one place for all that are about the same words; what has no place is left out. */
export function placesOf(findings: readonly NumberedFinding[], document: ResumeDocument): AnnotatedPlace[] {
  const places = new Map<string, AnnotatedPlace>();
  for (const each of findings) {
    const place = placeOf(each.finding, document);
    if (!place) continue;
    const known = places.get(place.key);
    if (known) known.findings.push(each);
    else places.set(place.key, { ...place, findings: [each] });
  }
  return [...places.values()];
}

/** The most pressing of the findings of a place. */
export const severityOf = ({ findings }: AnnotatedPlace): ResumeFinding['severity'] =>
  findings
    .map(({ finding }) => finding.severity)
    .reduce((worst, each) => (RANK[each] < RANK[worst] ? each : worst), 'minor');
