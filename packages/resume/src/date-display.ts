import type { DateRange, PartialDate } from './dates.js';
import type { DateForm } from './meta.js';
import type { Language } from './text.js';

/** Date formats [decision 44]. The default depends on the language. */
export interface DateStyle {
  form?: DateForm | undefined;
  lang: Language;
}

/** Selectable formats, the language's default first. */
export const DATE_FORMS: Record<Language, readonly [DateForm, ...DateForm[]]> = {
  zh: ['dot', 'short', 'chinese', 'slash', 'dash'],
  en: ['chinese', 'short', 'slash', 'dot', 'dash'],
};

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const PRESENT_WORD = { zh: '至今', en: 'Present' } as const;

type Notation = (date: PartialDate) => string;

const two = (value: number): string => String(value).padStart(2, '0');

const numbers =
  (mark: string): Notation =>
  ({ y, m, d }) =>
    [String(y), m && two(m), m && d && two(d)].filter(Boolean).join(mark);

const characters: Notation = ({ y, m, d }) => `${y}年${m ? `${m}月` : ''}${m && d ? `${d}日` : ''}`;

const monthNames: Notation = ({ y, m, d }) => {
  if (!m) return String(y);
  const month = MONTHS[m - 1] ?? two(m);
  return d ? `${month} ${d}, ${y}` : `${month} ${y}`;
};

// 05/07/2002 is ambiguous, so a full date uses the name of the month.
const monthFirst: Notation = (date) => (date.m && !date.d ? `${two(date.m)}/${date.y}` : monthNames(date));

const NOTATIONS: Record<DateForm, Record<Language, Notation>> = {
  dot: { zh: numbers('.'), en: numbers('.') },
  short: { zh: numbers('.'), en: monthNames },
  chinese: { zh: characters, en: monthNames },
  slash: { zh: numbers('/'), en: monthFirst },
  dash: { zh: numbers('-'), en: numbers('-') },
};

const formOf = ({ form, lang }: DateStyle): DateForm => form ?? DATE_FORMS[lang][0];

/** A date in its known precision: 2024, 2024.09, 2024-09-01, 2024年9月, Sep 2024. */
export const displayDate = (date: PartialDate, style: DateStyle): string =>
  NOTATIONS[formOf(style)][style.lang](date);

/**
 * A period: only the start if there is no end, 至今 for present; only the short format omits a repeated year.
 */
export function displayDateRange(range: DateRange | undefined, style: DateStyle): string {
  const start = range?.start && monthOf(range.start);
  const end = range?.end === 'present' ? 'present' : range?.end && monthOf(range.end);
  if (!start) {
    if (!end) return '';
    return end === 'present' ? PRESENT_WORD[style.lang] : displayDate(end, style);
  }
  const first = displayDate(start, style);
  if (!end) return first;
  if (end === 'present') return openPeriod(first, style);
  if (start.y === end.y && start.m === end.m) return first;
  return withinYear(start, end, style) ?? `${first}${separator(style)}${displayDate(end, style)}`;
}

const DASH = ' – ';

// Hyphens inside the dates would be confused with a dash between them, so Chinese uses a word instead.
const separator = (style: DateStyle): string =>
  style.lang === 'zh' && formOf(style) === 'dash' ? ' 至 ' : DASH;

// Avoids the repeated 至 of "2024-09 至 至今".
function openPeriod(first: string, style: DateStyle): string {
  const between = style.lang === 'zh' && formOf(style) === 'dash' ? ' ' : separator(style);
  return `${first}${between}${PRESENT_WORD[style.lang]}`;
}

// Periods are printed in months; days only in single dates.
const monthOf = ({ y, m }: PartialDate): PartialDate => (m ? { y, m } : { y });

function withinYear(start: PartialDate, end: PartialDate, style: DateStyle): string | undefined {
  if (formOf(style) !== 'short') return undefined;
  if (start.y !== end.y || !start.m || !end.m || end.m < start.m) return undefined;
  return style.lang === 'zh'
    ? `${start.y}.${two(start.m)}${DASH}${two(end.m)}`
    : `${MONTHS[start.m - 1]}${DASH}${MONTHS[end.m - 1]} ${start.y}`;
}

const EXAMPLE: DateRange = { start: { y: 2026, m: 6 }, end: { y: 2026, m: 9 } };

/** An example of a format, for the menu and for change descriptions. */
export const dateFormExample = (form: DateForm, lang: Language): string =>
  displayDateRange(EXAMPLE, { form, lang });

/** Full years between a birth date and today; undefined if the birth date is incomplete. */
export function ageOn(birth: PartialDate, today: PartialDate): number | undefined {
  const passed = [today.y, today.m ?? 12, today.d ?? 31] as const;
  const born = [birth.y, birth.m ?? 1, birth.d ?? 1] as const;
  const beforeBirthday = passed[1] < born[1] || (passed[1] === born[1] && passed[2] < born[2]);
  const age = passed[0] - born[0] - (beforeBirthday ? 1 : 0);
  return age >= 0 && age < 150 ? age : undefined;
}
