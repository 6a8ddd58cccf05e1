import { emptyDocument } from './defaults.js';
import { resumeDocument } from './document.js';
import { BASICS_FIELDS, SECTIONS, type FieldControl, type FieldDefinition } from './sections.js';
import { resumeView } from './view.js';

const text = { zh: '内容', en: 'Content' };
const date = { y: 2020, m: 9 };
const item = { id: 'i' };

/** A valid value of each field control; for those with options, each option. */
const VALUES: Record<FieldControl, (options: string[]) => unknown[]> = {
  text: () => ['内容'],
  i18n: () => [text],
  i18nLong: () => [text],
  number: () => [2],
  switch: () => [true],
  select: (options) => options,
  multiSelect: (options) => [options],
  date: () => [date],
  period: () => [{ start: date }],
  link: () => ['https://example.com'],
  words: () => [['内容']],
  i18nWords: () => [[text]],
  atoms: () => [[{ ...item, kind: 'bullet', zh: [{ text: '内容' }] }]],
  place: () => [{ name: text }],
  places: () => [[{ name: text }]],
  school: () => [{ name: text }],
  personName: () => [{ zh: '甲' }],
  photo: () => [{ fileId: 'sample:1', ratio: 'oneInch' }],
  politicalStatus: () => [{ code: '01' }],
  links: () => [[{ ...item, url: 'https://example.com' }]],
  facts: () => [[{ ...item, label: text, value: text }]],
  positions: () => [[{ name: text }]],
  salary: () => [{ min: 10_000, max: 15_000 }],
  gpa: () => [{ value: 3.8, scale: 4 }],
  rank: () => [{ position: 3, total: 90 }],
  courses: () => [[{ name: text }]],
  roles: () => [[{ ...item, title: text }]],
  results: () => [[{ ...item, name: text, after: '3' }]],
};

// Used for sorting and evaluation; the kind of a certificate is printed if it has no name.
const SILENT = new Set(['awards.kind', 'intention.track', 'certificates.kind']);

interface OfferedField {
  place: string;
  key: string;
  field: FieldDefinition;
  /** Other fields set with the value: an entry without a title may print nothing. */
  beside: object;
  isList: boolean;
}

const TITLES = new Set(['name', 'title', 'school', 'company', 'organisation']);

const offered: OfferedField[] = [
  { key: 'basics', fields: BASICS_FIELDS, isList: false },
  ...SECTIONS.map(({ key, fields, shape }) => ({ key, fields, isList: shape === 'list' })),
].flatMap(({ key, fields, isList }) => {
  const title = isList ? fields.find(({ name }) => TITLES.has(name)) : undefined;
  const titled = title && { [title.name]: VALUES[title.control]([])[0] };
  return fields.map((field) => ({
    place: `${key}.${field.name}`,
    key,
    field,
    isList,
    beside: { ...(isList && item), ...(field !== title && titled) },
  }));
});

function printed(key: string, isList: boolean, fields: object): string {
  const empty = emptyDocument();
  const part = { [key]: isList ? [fields] : fields };
  const document = resumeDocument.parse({ ...empty, ...part, meta: { ...empty.meta, sections: [] } });
  const resolvePhoto = () => 'data:image/png;base64,';
  return JSON.stringify(resumeView(document, 'zh', { maxSensitivity: 3, resolvePhoto }));
}

describe('a field offered by the form', () => {
  it.each(offered.filter(({ place }) => !SILENT.has(place)))(
    'is printed: $place',
    ({ key, field, beside, isList }) => {
      const values = VALUES[field.control](Object.keys(field.options ?? {}));
      const bare = printed(key, isList, beside);
      const changed = values.filter((value) => {
        const filled = { ...beside, [field.name]: value };
        return printed(key, isList, filled) !== bare;
      });
      expect(changed).not.toEqual([]);
    },
  );
});
