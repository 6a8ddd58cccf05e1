import type { ResumeFinding } from '@qicheng/analysis/resume-analysis-result';
import { findAtom } from '@qicheng/resume/ai-text';
import type { ResumeDocument } from '@qicheng/resume/document';
import { valueAt } from '@qicheng/resume/pointer';

/** A finding with its number in the list and on the page. */
export interface NumberedFinding {
  number: number;
  finding: ResumeFinding;
}

/** Text on the page that findings refer to. */
export interface AnnotatedPlace {
  key: string;
  /** The entry or statement by its template id; null for the page header. */
  id: string | null;
  /** The text inside it; null for a whole statement, and for an entry marked at its first line. */
  words: string | null;
  isStatement: boolean;
  findings: NumberedFinding[];
}

const RANK = { urgent: 0, important: 1, minor: 2 } as const;

/** Findings in recommended order: suggestions first, in their order. */
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

/** The text at a pointer as printed; null if the value is not text. */
function wordsAt(document: ResumeDocument, pointer: string): string | null {
  const value = valueAt(document, pointer);
  const { lang } = document.meta;
  const text =
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? ((value as Record<string, unknown>)[lang] ?? (value as Record<string, unknown>)['zh'])
      : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
}

/** Ids of the objects along a pointer, innermost last. */
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
  // An id survives when its item is moved; a pointer does not.
  const id = targetId ?? ids.at(-1) ?? null;
  const isStatement = id !== null && findAtom(document, id) !== undefined;
  if (isStatement) return { key: id, id, words: null, isStatement };
  const words = wordsAt(document, pointer);
  if (id === null && words === null) return null;
  return { key: `${id ?? 'head'}|${words ?? ''}`, id, words, isStatement };
}

/** Positions of findings on the page, one per text; findings without a position are omitted. */
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

/** The highest severity at a position. */
export const severityOf = ({ findings }: AnnotatedPlace): ResumeFinding['severity'] =>
  findings
    .map(({ finding }) => finding.severity)
    .reduce((worst, each) => (RANK[each] < RANK[worst] ? each : worst), 'minor');

const MAX_TAG_NUMBERS = 2;

/** The numbers of the findings at a text, as far as they fit into the margin beside it: 3,4… */
export function tagOf({ findings }: Pick<AnnotatedPlace, 'findings'>): string {
  const numbers = findings.slice(0, MAX_TAG_NUMBERS).map(({ number }) => number);
  return `${numbers.join(',')}${findings.length > MAX_TAG_NUMBERS ? '…' : ''}`;
}
