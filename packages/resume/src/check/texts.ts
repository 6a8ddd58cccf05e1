import type { ResumeDocument } from '../document.js';
import { hiddenBasics } from '../hidden-basics.js';
import { placementsOf } from '../placements.js';
import type { Atom } from '../rich-text.js';
import {
  BASICS_FIELDS,
  CUSTOM_KINDS,
  customIdOf,
  type FieldDefinition,
  findSection,
  WORK_ROLE_FIELDS,
} from '../sections.js';
import type { I18nText, Language } from '../text.js';
import type { Place, Unit } from './finding.js';

type Item = Record<string, unknown> & { id?: string; visible?: boolean };

/** A stored section: its items with pointers. */
export interface CheckedSection {
  key: string;
  name: string;
  fields: readonly FieldDefinition[];
  items: { pointer: string; item: Item; place: Place }[];
  /** Plain statements, for a section without items. */
  statements?: { pointer: string; atoms: readonly Atom[] };
}

/** Printed sections, header first, without hidden ones. */
export function sectionsOf(document: ResumeDocument): CheckedSection[] {
  const hidden = hiddenBasics(document, document.meta.lang);
  const header: CheckedSection = {
    key: 'basics',
    name: '基本信息',
    fields: BASICS_FIELDS.filter(({ name }) => !hidden.has(name)),
    items: [{ pointer: '/basics', item: document.basics, place: { section: 'basics' } }],
  };
  const printed = placementsOf(document).filter(({ visible }) => visible);
  return [header, ...printed.flatMap(({ key }) => sectionOf(document, key) ?? [])];
}

function sectionOf(document: ResumeDocument, key: string): CheckedSection | undefined {
  const customId = customIdOf(key);
  if (customId !== undefined) return customSectionOf(document, key, customId);
  const definition = findSection(key);
  if (!definition) return undefined;
  const value: unknown = document[definition.key];
  const base = { key, name: definition.title.zh, fields: definition.fields };
  if (definition.shape === 'atoms') return statementSection(base, `/${key}`, value as Atom[]);
  if (definition.shape === 'object') {
    return { ...base, items: [{ pointer: `/${key}`, item: value as Item, place: { section: key } }] };
  }
  return { ...base, items: itemsOf(key, `/${key}`, value as Item[]) };
}

function customSectionOf(document: ResumeDocument, key: string, id: string): CheckedSection | undefined {
  const index = document.custom.findIndex((section) => section.id === id);
  const custom = document.custom[index];
  if (!custom || custom.visible === false) return undefined;
  const name = custom.title?.zh ?? custom.title?.en ?? '自定义模块';
  const base = { key, name, fields: CUSTOM_KINDS[custom.kind].fields };
  const pointer = `/custom/${index}/items`;
  if (custom.kind === 'text') return statementSection(base, pointer, custom.items);
  return { ...base, items: itemsOf(key, pointer, custom.items) };
}

type Base = Pick<CheckedSection, 'key' | 'name' | 'fields'>;

const statementSection = (base: Base, pointer: string, atoms: readonly Atom[]): CheckedSection => ({
  ...base,
  items: [],
  statements: { pointer, atoms },
});

const itemsOf = (section: string, pointer: string, items: readonly Item[]): CheckedSection['items'] =>
  items.flatMap((item, index) =>
    item.visible === false
      ? []
      : [
          {
            pointer: `${pointer}/${index}`,
            item,
            place: { section, ...(item.id !== undefined && { itemId: item.id }) },
          },
        ],
  );

const PROPER = new Set([
  'company',
  'organisation',
  'school',
  'issuer',
  'advisor',
  'authors',
  'employer',
  'venue',
]);

const kindOf = (name: string): Unit['kind'] => (PROPER.has(name) ? 'name' : 'line');

/** Collects the texts of a document in its printed language. */
class Collector {
  readonly units: Unit[] = [];

  constructor(private readonly lang: Language) {}

  section({ items, statements, fields, key }: CheckedSection): void {
    for (const { item, pointer, place } of items) this.fields(fields, item, pointer, place);
    if (statements) this.atoms(statements.atoms, statements.pointer, { section: key });
  }

  private fields(fields: readonly FieldDefinition[], item: Item, pointer: string, place: Place): void {
    for (const field of fields) {
      const value = item[field.name];
      if (value === undefined || value === null) continue;
      const here = { ...place, field: place.field ?? field.name };
      this.field(field, value, `${pointer}/${field.name}`, here);
    }
  }

  private field({ control, name }: FieldDefinition, value: unknown, pointer: string, place: Place): void {
    const each = (part: string, kind = kindOf(part)) => {
      for (const [index, row] of (value as Item[]).entries()) {
        this.text(row[part] as I18nText, `${pointer}/${index}/${part}`, place, kind);
      }
    };
    switch (control) {
      case 'i18n':
      case 'i18nLong':
        return this.text(value as I18nText, pointer, place, kindOf(name));
      case 'atoms':
        return this.atoms(value as Atom[], pointer, place);
      case 'school':
        return this.text((value as { name?: I18nText }).name, `${pointer}/name`, place, 'name');
      case 'words':
        return (value as string[]).forEach((word, index) => this.word(word, `${pointer}/${index}`, place));
      case 'i18nWords':
        return (value as I18nText[]).forEach((word, index) =>
          this.text(word, `${pointer}/${index}`, place, 'line'),
        );
      case 'courses':
      case 'positions':
        return each('name');
      case 'results':
        return each('name');
      case 'facts':
        each('label');
        return each('value');
      case 'roles':
        return (value as Item[]).forEach((role, index) =>
          this.fields(WORK_ROLE_FIELDS, role, `${pointer}/${index}`, place),
        );
      default:
        return undefined;
    }
  }

  private text(value: I18nText | undefined, pointer: string, place: Place, kind: Unit['kind']): void {
    const other = this.lang === 'zh' ? 'en' : 'zh';
    const lang = value?.[this.lang]?.trim() ? this.lang : other;
    const text = value?.[lang];
    if (text?.trim()) this.add(text, `${pointer}/${lang}`, place, kind, lang);
  }

  private word(text: string, pointer: string, place: Place): void {
    if (text.trim()) this.add(text, pointer, place, 'line', this.lang);
  }

  private add(text: string, pointer: string, place: Place, kind: Unit['kind'], lang: Language): void {
    this.units.push({ pointer, place, text, lang, kind, pieces: [{ pointer, start: 0, text }] });
  }

  private atoms(atoms: readonly Atom[], pointer: string, place: Place): void {
    for (const [index, atom] of atoms.entries()) {
      const unit = statementUnit(atom, `${pointer}/${index}`, this.lang, place);
      if (unit) this.units.push(unit);
    }
  }
}

function statementUnit(atom: Atom, pointer: string, language: Language, place: Place): Unit | undefined {
  const says = (lang: Language) => atom[lang]?.some(({ text }) => text.trim());
  const other = language === 'zh' ? 'en' : 'zh';
  const lang = says(language) ? language : says(other) ? other : undefined;
  if (!lang) return undefined;
  const unit: Unit = {
    pointer: `${pointer}/${lang}`,
    place: { ...place, atomId: atom.id },
    text: '',
    lang,
    kind: 'statement',
    pieces: [],
  };
  for (const [index, { text }] of (atom[lang] ?? []).entries()) {
    unit.pieces.push({ pointer: `${unit.pointer}/${index}/text`, start: unit.text.length, text });
    unit.text += text;
  }
  return unit;
}

/** Every printed text, in the printed language. */
export function textsOf(sections: readonly CheckedSection[], lang: Language): Unit[] {
  const collector = new Collector(lang);
  for (const section of sections) collector.section(section);
  return collector.units;
}

/** A plain text as one unit; its pointer is empty. */
export const bareText = (text: string, lang: Language): Unit => ({
  pointer: '',
  place: { section: '' },
  text,
  lang,
  kind: 'statement',
  pieces: [{ pointer: '', start: 0, text }],
});
