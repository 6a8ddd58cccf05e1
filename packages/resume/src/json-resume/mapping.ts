import type { Labels } from '../codes/labels.js';
import { displayDate } from '../date-display.js';
import type { DateRange, PartialDate } from '../dates.js';
import type { NewId } from '../ids.js';
import type { Atom, AtomKind } from '../rich-text.js';
import type { Language, I18nText } from '../text.js';

/** An object of the standard format with unvalidated values. */
export type Standard = Record<string, unknown>;

export const isStandard = (value: unknown): value is Standard =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? value.trim() || undefined
    : typeof value === 'number'
      ? String(value)
      : undefined;

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const textsOf = (value: unknown): string[] => listOf(value).flatMap((entry) => textOf(entry) ?? []);

/** A text in one language, with the other one as a fallback. */
export const spoken = (text: I18nText | undefined, lang: Language): string | undefined =>
  text?.[lang] || text?.[lang === 'zh' ? 'en' : 'zh'] || undefined;

export const i18n = (value: unknown, lang: Language): I18nText | undefined => {
  const text = textOf(value);
  return text ? { [lang]: text } : undefined;
};

export const isoDate = (date: PartialDate | undefined): string | undefined =>
  date && displayDate(date, { form: 'dash', lang: 'en' });

export function dateFrom(value: unknown): PartialDate | undefined {
  const [, year, month, day] =
    /^(\d{4})(?:[-./](\d{1,2}))?(?:[-./](\d{1,2}))?/.exec(textOf(value) ?? '') ?? [];
  if (!year) return undefined;
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const validMonth = m >= 1 && m <= 12;
  return { y, ...(validMonth && { m }), ...(validMonth && d >= 1 && d <= 31 && { d }) };
}

/** Start and end in the standard's form: a started period without an end is ongoing. */
export const isoPeriod = (period: DateRange | undefined): Standard => ({
  startDate: isoDate(period?.start),
  endDate: period?.end === 'present' ? undefined : isoDate(period?.end),
});

export function periodFrom({ startDate, endDate }: Standard): DateRange | undefined {
  const start = dateFrom(startDate);
  const end = dateFrom(endDate) ?? (start ? ('present' as const) : undefined);
  return start || end ? { ...(start && { start }), ...(end && { end }) } : undefined;
}

/** The plain text of each statement. */
export const plainStatements = (atoms: readonly Atom[] | undefined, lang: Language): string[] | undefined => {
  const shown = (atoms ?? []).filter(({ visible }) => visible !== false);
  const lines = shown.map((atom) => {
    const spans = atom[lang]?.length ? atom[lang] : atom[lang === 'zh' ? 'en' : 'zh'];
    return (spans ?? []).map(({ text }) => text).join('');
  });
  return lines.length ? lines : undefined;
};

export const statementsFrom = (
  lines: readonly string[],
  kind: AtomKind,
  lang: Language,
  newId: NewId,
): Atom[] => lines.map((line) => ({ id: newId(), kind, [lang]: [{ text: line }] }));

export const linesOf = (value: unknown): string[] =>
  (textOf(value) ?? '').split(/\n+/).filter((line) => line.trim());

/** The code whose label in either language equals the text. */
export const codeOf = <Code extends string>(labels: Labels<Code>, value: unknown): Code | undefined => {
  const text = textOf(value)?.toLowerCase();
  const codes = Object.keys(labels) as Code[];
  return codes.find((code) =>
    [code, labels[code].zh, labels[code].en].some((label) => label.toLowerCase() === text),
  );
};

/** An object without its undefined values. */
export const compact = <Shape extends object>(shape: Shape): Shape =>
  Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as Shape;

export interface Direction {
  lang: Language;
  newId: NewId;
}

/** Mapping of one item type to the standard format, and the fields that each standard key affects. */
export interface ItemMapping<Item extends object> {
  toStandard(item: Item, lang: Language): Standard;
  fromStandard(standard: Standard, direction: Direction): Item;
  feeds: Readonly<Record<string, readonly (keyof Item)[]>>;
}

/**
 * Our own item is stored next to its standard form. If another tool changed standard keys, only the
 * corresponding fields change; everything beyond the standard is kept.
 */
export function overlay<Item extends object>(
  mapping: ItemMapping<Item>,
  carried: Item,
  standard: Standard,
  direction: Direction,
): Item {
  const before = mapping.toStandard(carried, direction.lang);
  const changed = Object.keys(mapping.feeds).filter(
    (key) => JSON.stringify(before[key] ?? null) !== JSON.stringify(standard[key] ?? null),
  );
  if (changed.length === 0) return carried;
  const fresh = mapping.fromStandard(standard, direction);
  const merged = { ...carried };
  for (const field of new Set(changed.flatMap((key) => mapping.feeds[key] ?? []))) {
    const value = fresh[field];
    if (value === undefined) delete merged[field];
    else merged[field] = mergeValue(carried[field], value, direction.lang) as Item[typeof field];
  }
  return merged;
}

function mergeValue(old: unknown, fresh: unknown, lang: Language): unknown {
  if (!isStandard(old) || !isStandard(fresh)) return fresh;
  const merged: Standard = { ...old };
  for (const [key, value] of Object.entries(fresh)) merged[key] = mergeValue(old[key], value, lang);
  const other = lang === 'zh' ? 'en' : 'zh';
  const isText = typeof fresh[lang] === 'string' && typeof old[other] === 'string';
  return isText && fresh[lang] !== old[lang] ? { ...merged, stale: other } : merged;
}
