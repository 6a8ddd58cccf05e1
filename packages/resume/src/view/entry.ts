import type { Atom, Span } from '../rich-text.js';
import { isSafeLink, type I18nText, type Language } from '../text.js';
import type { EntryView, AtomView, RunView } from '../view-model.js';
import { isShown, type Showable, type ViewContext, pick, word } from './context.js';

const isBlank = (spans: readonly Span[] | undefined): boolean => !spans?.some(({ text }) => text.trim());

const run = (span: Span): RunView => ({
  text: span.text,
  bold: span.bold ?? false,
  italic: span.italic ?? false,
  underline: span.underline ?? false,
  ...(span.link && isSafeLink(span.link) && { href: span.link }),
});

function printedLanguage(atom: Atom, preferred: Language): Language | undefined {
  if (!isBlank(atom[preferred])) return preferred;
  const other = preferred === 'zh' ? 'en' : 'zh';
  return isBlank(atom[other]) ? undefined : other;
}

/** The non-empty statements, numbered if they are numbered. */
export function statements(context: ViewContext, atoms: readonly Atom[] | undefined): AtomView[] {
  const views: AtomView[] = [];
  for (const atom of atoms ?? []) {
    const lang = atom.visible === false ? undefined : printedLanguage(atom, context.lang);
    if (!lang) continue;
    const runs = (atom[lang] ?? []).filter(({ text }) => text !== '').map(run);
    const before = views.at(-1);
    const number = atom.kind === 'numbered' ? { number: (before?.number ?? 0) + 1 } : {};
    views.push({ id: atom.id, kind: atom.kind, ...number, lang, runs });
  }
  return views;
}

const plain = (text: string, bold = false): RunView => ({ text, bold, italic: false, underline: false });

/** A single text as a paragraph, preceded by its name in bold. */
export function paragraph(
  context: ViewContext,
  id: string,
  label: string,
  text: I18nText | undefined,
): AtomView[] {
  const shown = pick(context, text);
  if (!shown) return [];
  const colon = word(context, '：', ': ');
  return [
    { id, kind: 'paragraph', lang: context.lang, runs: [plain(`${label}${colon}`, true), plain(shown)] },
  ];
}

/** A computed statement. */
export const bullet = (context: ViewContext, id: string, text: string): AtomView => ({
  id,
  kind: 'bullet',
  lang: context.lang,
  runs: [plain(text)],
});

type EntryParts = Pick<EntryView, 'id'> & {
  [Part in keyof Omit<EntryView, 'id'>]?: EntryView[Part] | undefined;
};

/** An entry of the parts that exist; without a title the subtitle replaces it. */
export function entry(parts: EntryParts): EntryView | undefined {
  const { id, title = parts.subtitle, badges = [], details = [], atoms = [], children = [] } = parts;
  const subtitle = parts.title ? parts.subtitle : undefined;
  const line = title ?? parts.meta ?? parts.date;
  if (!line && !details.length && !atoms.length && !children.length) return undefined;
  return {
    id,
    title: title ?? '',
    ...(parts.href && { href: parts.href }),
    badges,
    ...(subtitle && { subtitle }),
    ...(parts.meta && { meta: parts.meta }),
    ...(parts.date && { date: parts.date }),
    details,
    atoms,
    children,
  };
}

/** Maps the visible items of a list to views and omits those with nothing to print. */
export const mapShown = <Source extends Showable, View>(
  context: ViewContext,
  items: readonly Source[] | undefined,
  build: (item: Source) => View | undefined,
): View[] =>
  (items ?? [])
    .filter((source) => isShown(context, source))
    .map(build)
    .filter((view) => view !== undefined);
