import type { DateRange, PartialDate } from './dates.js';
import type { DateForm } from './meta.js';
import type { Language } from './text.js';

/** How dates are printed: the template's form [decision 25] in the language of the page. */
export interface DateStyle {
  form: DateForm;
  lang: Language;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const PRESENT_WORD = { zh: '至今', en: 'Present' } as const;
const SEPARATOR: Record<DateForm, Record<Language, string>> = {
  dot: { zh: '-', en: '-' },
  dash: { zh: ' 至 ', en: ' – ' },
  chinese: { zh: '-', en: ' – ' },
};

const two = (value: number): string => String(value).padStart(2, '0');

/** One date as precisely as it is known: 2024, 2024.09, 2024-09-01, 2024年9月, Sep 2024. */
export function displayDate(date: PartialDate, style: DateStyle): string {
  const { y, m, d } = date;
  if (style.form === 'chinese') return style.lang === 'zh' ? chineseDate(date) : englishDate(date);
  const mark = style.form === 'dot' ? '.' : '-';
  return [String(y), m && two(m), m && d && two(d)].filter(Boolean).join(mark);
}

function chineseDate({ y, m, d }: PartialDate): string {
  return `${y}年${m ? `${m}月` : ''}${m && d ? `${d}日` : ''}`;
}

function englishDate({ y, m, d }: PartialDate): string {
  if (!m) return String(y);
  const month = MONTHS[m - 1] ?? two(m);
  return d ? `${month} ${d}, ${y}` : `${month} ${y}`;
}

/** A period: a start alone without end, 至今 for present, the year once when both months lie in it. */
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
  return (
    withinYear(start, end, style) ?? `${first}${SEPARATOR[style.form][style.lang]}${displayDate(end, style)}`
  );
}

// "2024-09 至 至今" would say 至 twice.
function openPeriod(first: string, style: DateStyle): string {
  const separator = style.form === 'dash' && style.lang === 'zh' ? ' ' : SEPARATOR[style.form][style.lang];
  return `${first}${separator}${PRESENT_WORD[style.lang]}`;
}

// A period is stated in months: days belong to single dates only.
const monthOf = ({ y, m }: PartialDate): PartialDate => (m ? { y, m } : { y });

function withinYear(start: PartialDate, end: PartialDate, style: DateStyle): string | undefined {
  if (start.y !== end.y || !start.m || !end.m || end.m < start.m) return undefined;
  if (style.form === 'dot') return `${start.y}.${two(start.m)}-${two(end.m)}`;
  if (style.form === 'dash') return undefined;
  return style.lang === 'zh'
    ? `${start.y}年${start.m}月-${end.m}月`
    : `${MONTHS[start.m - 1]} – ${MONTHS[end.m - 1]} ${start.y}`;
}

/** Full years between a birth date and today; undefined when the birth date cannot give it. */
export function ageOn(birth: PartialDate, today: PartialDate): number | undefined {
  const passed = [today.y, today.m ?? 12, today.d ?? 31] as const;
  const born = [birth.y, birth.m ?? 1, birth.d ?? 1] as const;
  const beforeBirthday = passed[1] < born[1] || (passed[1] === born[1] && passed[2] < born[2]);
  const age = passed[0] - born[0] - (beforeBirthday ? 1 : 0);
  return age >= 0 && age < 150 ? age : undefined;
}
