import type { Labels } from '../codes/labels.js';
import { displayDate, displayDateRange, type DateStyle } from '../date-display.js';
import type { DateRange, PartialDate } from '../dates.js';
import type { Sensitivity } from '../item.js';
import { isSafeLink, shownAddress, type I18nText, type Language } from '../text.js';
import type { FactView } from '../view-model.js';

/** Shared context of the view: the language, the date format and the allowed sensitivity. */
export interface ViewContext {
  lang: Language;
  dates: DateStyle;
  maxSensitivity: Sensitivity;
  today: PartialDate | undefined;
  /** Words that are stored once for both languages, as printed. */
  words: (stored: readonly string[]) => string[];
}

/** Anything that may be hidden or too sensitive to print. */
export interface Showable {
  visible?: boolean | undefined;
  sens?: Sensitivity | undefined;
}

/** Whether an item is neither hidden nor too sensitive. */
export const isShown = (context: ViewContext, item: Showable): boolean =>
  item.visible !== false && (item.sens ?? 0) <= context.maxSensitivity;

const present = (value: string | undefined): string | undefined => value?.trim() || undefined;

/** The text in the page's language, otherwise in the other one: a missing translation hides nothing. */
export const pick = (context: ViewContext, text: I18nText | undefined): string | undefined =>
  context.lang === 'zh' ? (present(text?.zh) ?? present(text?.en)) : (present(text?.en) ?? present(text?.zh));

/** A text that is stored once for both languages, as printed. */
export const stored = (context: ViewContext, text: string | undefined): string | undefined =>
  text === undefined ? undefined : context.words([text])[0];

/** A fixed text of the product in the page's language. */
export const word = (context: ViewContext, zh: string, en: string): string =>
  context.lang === 'zh' ? zh : en;

/** A fixed text of the product as a part of a line; in English it is lower-case after the first part. */
export interface Term {
  term: string | undefined;
}

/** A fixed text of the product as a part of a line. */
export const term = (text: string | undefined): Term => ({ term: text });

type Part = string | Term | undefined;

/** Organisation and position: Chinese puts the organisation first, English the position. */
export const positionIn = (
  context: ViewContext,
  units: readonly Part[],
  position: string | undefined,
): Part[] => (context.lang === 'zh' ? [...units, position] : [position, ...units]);

/** The label of a code. */
export const labelOf = <Code extends string>(
  context: ViewContext,
  labels: Labels<Code>,
  code: Code | undefined,
): string | undefined => (code === undefined ? undefined : labels[code][context.lang]);

/** Joins the parts that exist. */
export const join = (parts: readonly (string | undefined)[], separator = ' · '): string | undefined =>
  present(parts.map(present).filter(Boolean).join(separator));

/** The parts of a line below or beside a name: 计算机学院 · 软件工程, Product Manager, Risk. */
export function joinLine(context: ViewContext, parts: readonly Part[]): string | undefined {
  const texts = parts.map((part) => present(typeof part === 'object' ? part.term : part));
  if (context.lang === 'zh') return join(texts, ' · ');
  const first = texts.findIndex((text) => text !== undefined);
  return join(
    parts.map((part, index) =>
      typeof part === 'object' ? inSeries(texts[index], index === first) : texts[index],
    ),
    ', ',
  );
}

const inSeries = (text: string | undefined, isFirst: boolean): string | undefined =>
  isFirst
    ? text?.replace(/^[a-z]/, (letter) => letter.toUpperCase())
    : text?.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** An enumeration in the page's language. */
export const list = (context: ViewContext, parts: readonly (string | undefined)[]): string | undefined =>
  join(parts, word(context, '、', ', '));

/** A remark in the brackets of the page's language. */
export const bracket = (context: ViewContext, text: string): string =>
  word(context, `（${text}）`, ` (${text})`);

export const date = (context: ViewContext, value: PartialDate | undefined): string | undefined =>
  value && displayDate(value, context.dates);

export const period = (context: ViewContext, value: DateRange | undefined): string | undefined =>
  present(displayDateRange(value, context.dates));

/** A labelled value, or nothing without a value. A web address is printed without its scheme, which its link keeps. */
export const fact = (id: string, label: string, value: string | undefined, href?: string): FactView[] => {
  const shown = present(value);
  return shown ? [{ id, label, value: href ? shownAddress(shown) : shown, ...(href && { href }) }] : [];
};

/** The link target of a typed value; undefined if it is no web or e-mail address. */
export function linkTarget(value: string | undefined): string | undefined {
  const typed = present(value);
  if (!typed) return undefined;
  if (isSafeLink(typed)) return typed;
  if (/^[^\s@/:]+@[^\s@/:]+$/.test(typed)) return `mailto:${typed}`;
  return /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]\S*)?$/.test(typed) ? `https://${typed}` : undefined;
}
