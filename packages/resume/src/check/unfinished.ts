import { customIdOf, type FieldControl, type FieldDefinition } from '../sections.js';
import { atPlace, type Finding, type Note, type Unit } from './finding.js';
import type { CheckedSection } from './texts.js';

const note = (rule: string, message: string): Note => ({ rule, group: 'content', severity: 'hint', message });

/** Fields that are lists of rows. */
const ROWS: ReadonlySet<FieldControl> = new Set([
  'positions',
  'courses',
  'links',
  'facts',
  'results',
  'roles',
]);

/** Fields that describe an experience. */
const CONTENT_CONTROLS: ReadonlySet<FieldControl> = new Set([
  'period',
  'atoms',
  'i18nLong',
  'results',
  'roles',
  'words',
  'i18nWords',
]);

const METADATA: ReadonlySet<string> = new Set(['id', 'kind']);

/** Whether a stored value has neither text nor a number nor a choice. */
function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object' || value === null) return value === undefined || value === null;
  return Object.entries(value).every(([key, part]) => METADATA.has(key) || isBlank(part));
}

/** Rows that were added and left empty. */
function checkRows({ fields, items }: CheckedSection): Finding[] {
  const rowFields = fields.filter(({ control }) => ROWS.has(control));
  return items.flatMap(({ item, place, pointer }) =>
    rowFields.flatMap(({ name, label }) => {
      const rows = item[name];
      if (!Array.isArray(rows)) return [];
      return rows.flatMap((row: unknown, index) =>
        isBlank(row)
          ? [
              atPlace(
                note('emptyRow', `“${label.zh}”第 ${index + 1} 行没有内容，请填写或删除`),
                { ...place, field: name },
                `${pointer}/${name}/${index}`,
              ),
            ]
          : [],
      );
    }),
  );
}

const EDUCATION = 'education';

const has = (fields: readonly FieldDefinition[], control: FieldControl) =>
  fields.some((field) => field.control === control && field.primary);

/** Experiences with nothing but a name. */
function checkNames({ key, name, fields, items }: CheckedSection): Finding[] {
  const isExperience = has(fields, 'period') && has(fields, 'atoms');
  if (!isExperience || key === EDUCATION || customIdOf(key) !== undefined) return [];
  const contentFields = fields.filter(({ control }) => CONTENT_CONTROLS.has(control));
  return items.flatMap(({ item, place, pointer }) => {
    const isNamed = fields.some((field) => !isBlank(item[field.name]));
    if (!isNamed || contentFields.some((field) => !isBlank(item[field.name]))) return [];
    const problem = note('nameOnly', `“${name}”中有一条只写了名称，还没有时间和描述`);
    return [atPlace(problem, place, pointer)];
  });
}

/** Experiences whose time a reader expects first. */
const MAIN: ReadonlySet<string> = new Set([EDUCATION, 'work', 'internships']);

const isUndated = (item: CheckedSection['items'][number]['item']): boolean => {
  const { roles } = item as { roles?: readonly { period?: unknown }[] };
  return isBlank(item['period']) && (roles ?? []).every(({ period }) => isBlank(period));
};

/** Experiences and education without a time. */
function checkPeriods({ key, name, fields, items }: CheckedSection): Finding[] {
  if (!has(fields, 'period') || customIdOf(key) !== undefined) return [];
  const problem: Note = {
    rule: 'noPeriod',
    group: 'date',
    severity: MAIN.has(key) ? 'warning' : 'hint',
    message: `“${name}”中有一条没有写时间`,
  };
  return items.flatMap(({ item, place, pointer }) =>
    fields.some((field) => !isBlank(item[field.name])) && isUndated(item)
      ? [atPlace(problem, { ...place, field: 'period' }, `${pointer}/period`)]
      : [],
  );
}

const LABEL_ONLY = /^(?:[^：:，。；]{0,12}[：:])?\s*(?:…+|\.{3,}|。{2,})$/u;

/** Statements of dots, or of a label followed by dots. */
const checkDots = (units: readonly Unit[]): Finding[] =>
  units
    .filter(({ kind, text }) => kind === 'statement' && LABEL_ONLY.test(text.trim()))
    .map(({ place, pointer, text }) =>
      atPlace(note('dotsOnly', '这一条还没有写完'), place, pointer, text.trim()),
    );

/** Unfinished content: empty rows, experiences with only a name or without a time, dots in place of text. */
export const checkUnfinished = (sections: readonly CheckedSection[], units: readonly Unit[]): Finding[] => [
  ...sections.flatMap(checkRows),
  ...sections.flatMap((section) => {
    const names = checkNames(section);
    const isNamed = new Set(names.map(({ place }) => place.itemId));
    return [...names, ...checkPeriods(section).filter(({ place }) => !isNamed.has(place.itemId))];
  }),
  ...checkDots(units),
];
