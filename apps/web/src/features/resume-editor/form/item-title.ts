import type { DateRange, I18nText, PartialDate } from '@qicheng/resume/document';
import type { FieldDefinition } from '@qicheng/resume/sections';
import type { Language } from '@qicheng/resume/text';
import { writeDate } from '#src/lib/date-text.js';
import type { Item } from '../store/item-ops.js';

const isText = (value: unknown): value is I18nText =>
  typeof value === 'object' && value !== null && ('zh' in value || 'en' in value);

function wordsOf(value: unknown, language: Language): string {
  if (typeof value === 'string') return value;
  if (isText(value)) return value[language] ?? value.zh ?? value.en ?? '';
  if (typeof value === 'object' && value !== null && 'name' in value) return wordsOf(value.name, language);
  return '';
}

const TITLE_CONTROLS = new Set(['i18n', 'text', 'school']);
const TITLE_WORDS = 2;

const LISTED_WORDS = 3;

/** The first words of an item that has only a list, such as the keywords of a group of skills. */
function listedWords(item: Item, fields: readonly FieldDefinition[], language: Language): string {
  const list = fields.map(({ name }) => item[name]).find(Array.isArray) ?? [];
  return list
    .map((each: unknown) => wordsOf(each, language))
    .filter((words) => typeof words === 'string' && words !== '')
    .slice(0, LISTED_WORDS)
    .join('、');
}

/** The title of a collapsed item: its first two names, or else its first listed words. Empty while nothing is filled in. */
export function itemTitle(item: Item, fields: readonly FieldDefinition[], language: Language): string {
  const names = fields
    .filter(({ control }) => TITLE_CONTROLS.has(control))
    .map(({ name }) => wordsOf(item[name], language))
    .filter((words) => words !== '')
    .slice(0, TITLE_WORDS)
    .join(' · ');
  return names || listedWords(item, fields, language);
}

/** Its period or date, as far as known. */
export function itemDate(item: Item): string {
  const period = item['period'] as DateRange | undefined;
  if (period) {
    const end = period.end === 'present' ? '至今' : period.end ? writeDate(period.end) : '';
    return [period.start ? writeDate(period.start) : '', end].filter((part) => part !== '').join(' – ');
  }
  const date = item['date'] as PartialDate | undefined;
  return date ? writeDate(date) : '';
}
