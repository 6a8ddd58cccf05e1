import type { PartialDate } from '../dates.js';
import { emptyDocument } from '../defaults.js';
import type { ResumeDocument } from '../document.js';
import { countingIds, type NewId } from '../ids.js';
import type { Atom, AtomKind, Span } from '../rich-text.js';
import type { SectionKey } from '../sections.js';
import type { I18nText, Language } from '../text.js';

/** Short notation for samples and generated résumés. */
export interface Composer {
  id: NewId;
  /** A text in one or both languages. */
  t: (zh: string | undefined, en?: string) => I18nText;
  /** Bullets; `**…**` is bold. A pair carries both languages. */
  bullets: (...lines: StatementText[]) => Atom[];
  numbered: (...lines: StatementText[]) => Atom[];
  paragraphs: (...lines: StatementText[]) => Atom[];
}

/** Chinese only, a pair, or English only as `{ en }`. */
export type StatementText = string | readonly [zh: string, en: string] | { en: string };

/** A month as `'2024.09'`, a day as `'2024.09.01'`, a year as `'2024'`. */
export function day(stated: string): PartialDate {
  const [y = 0, m, d] = stated.split('.').map(Number);
  return { y, ...(m && { m }), ...(d && { d }) };
}

/** A period as `'2021.09-2024.06'`, `'2024.09-'` for present, `'2024.09'` for a start only. */
export function span(stated: string): { start: PartialDate; end?: PartialDate | 'present' } {
  const [start = '', end] = stated.split('-');
  if (end === undefined) return { start: day(start) };
  return { start: day(start), end: end === '' ? 'present' : day(end) };
}

const spans = (line: string): Span[] =>
  line
    .split('**')
    .map((text, index): Span => (index % 2 === 1 ? { text, bold: true } : { text }))
    .filter(({ text }) => text !== '');

function atom(newId: NewId, kind: AtomKind, line: StatementText): Atom {
  const [zh, en] = typeof line === 'string' ? [line] : 'en' in line ? [undefined, line.en] : line;
  return { id: newId(), kind, ...(zh && { zh: spans(zh) }), ...(en && { en: spans(en) }) };
}

export function composer(prefix: string): Composer {
  const id = countingIds(prefix);
  const statements =
    (kind: AtomKind) =>
    (...lines: StatementText[]): Atom[] =>
      lines.map((line) => atom(id, kind, line));
  return {
    id,
    t: (zh, en) => ({ ...(zh && { zh }), ...(en && { en }) }),
    bullets: statements('bullet'),
    numbered: statements('numbered'),
    paragraphs: statements('paragraph'),
  };
}

interface Layout {
  lang?: Language;
  templateCode?: string;
  /** The visible sections in printed order; custom ones follow automatically. */
  order: readonly SectionKey[];
}

/** A complete document from its filled parts, with the named sections visible in this order. */
export function compose(layout: Layout, parts: Partial<ResumeDocument>): ResumeDocument {
  const empty = emptyDocument(layout);
  const rest = empty.meta.sections.filter(({ key }) => !layout.order.includes(key as SectionKey));
  const sections = [
    ...layout.order.map((key) => ({ key, visible: true })),
    ...rest.map(({ key }) => ({ key, visible: false })),
  ];
  return { ...empty, ...parts, meta: { ...empty.meta, sections } };
}
