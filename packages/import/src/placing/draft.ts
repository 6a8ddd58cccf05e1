import { displayDate, displayDateRange } from '@qicheng/resume/date-display';
import { emptyDocument } from '@qicheng/resume/defaults';
import type { DateRange, PartialDate, ResumeDocument } from '@qicheng/resume/document';
import { countingIds } from '@qicheng/resume/ids';
import { valueAt } from '@qicheng/resume/pointer';
import { BASICS_FIELDS, type FieldDefinition, findSection, type SectionKey } from '@qicheng/resume/sections';
import type { ImportedField, Source } from '../imported.js';
import type { TextLine } from '../reading/page-text.js';
import { calibrated, type Layout } from './confidence.js';
import { inTwoLanguages } from './heads-in-two-languages.js';
import { withoutLead } from './told-leads.js';

const QUOTE_MAX = 100;
/** 一、… and 一是…: the number of a statement. */
const COUNTED =
  /^(?:[一二三四五六七八九十]{1,2}、\s*(?![一二三四五六七八九十])|[一二三四五六]是(?=\p{Script=Han}))/u;
const VALUE_MAX = 4_000;

const LOOSE_MARKS = /^[、，,；;：:|｜)）】\]\s]+|[、，,；;|｜(（【[\s]+$/gu;
const count = (text: string, marks: RegExp): number => text.match(marks)?.length ?? 0;

/** Strips stray punctuation from a split value, including an unmatched bracket. */
function withoutLooseMarks(value: string): string {
  const text = value.replace(LOOSE_MARKS, '');
  const more = count(text, /[)）]/gu) - count(text, /[(（]/gu);
  return more > 0 ? text.replace(/[)）]$/u, '') : text;
}

/** Certainty of each method. */
export const SURE = { labelled: 0.97, exact: 0.96, known: 0.9, likely: 0.78, guessed: 0.6 } as const;

/** Names that people write in both languages. */
const IN_TWO_LANGUAGES =
  /^\/(?:education|work|internships|campus)\/\d+\/(?:school\/name|college|major|company|title|department|organisation|role)$|^\/intention\/positions\/\d+\/name$/u;

/** Sections that are lists of items. */
export type ListSection = Exclude<SectionKey, 'intention' | 'selfEvaluation'>;

export const sourceOf = (line: TextLine): Source => ({
  page: line.page,
  box: line.box,
  line: line.line,
  cell: line.cell,
  quote: (line.quote ?? line.text).replaceAll('\t', ' ').slice(0, QUOTE_MAX),
});

/** Collects values with their sources; contains nothing that was not found in the file. */
export class Draft {
  readonly document: ResumeDocument;
  readonly fields: ImportedField[] = [];
  readonly unplaced: TextLine[] = [];
  private readonly newId = countingIds('i');
  /** Whether headings divide the text: without them its fields are less certain. */
  layout: Layout = 'loose';

  constructor(readonly lang: 'zh' | 'en') {
    this.document = emptyDocument({ lang });
  }

  /** Appends an item to a section; returns its pointer. */
  add(section: ListSection): string {
    const list = this.document[section] as { id: string }[];
    list.push({ id: this.newId() });
    return `/${section}/${list.length - 1}`;
  }

  has(pointer: string): boolean {
    return valueAt(this.document, pointer) !== undefined;
  }

  /** A text in the language of the document. */
  text(pointer: string, value: string, confidence: number, line: TextLine, max = 200): void {
    const clean = withoutLead(pointer, withoutLooseMarks(tidy(value))).slice(0, max);
    if (clean === '') return;
    const bilingual = this.lang === 'zh' && IN_TWO_LANGUAGES.test(pointer) ? inTwoLanguages(clean) : null;
    if (bilingual !== null) {
      this.put(`${pointer}/zh`, bilingual.zh, bilingual.zh, confidence, line);
      this.put(`${pointer}/en`, bilingual.en, bilingual.en, confidence, line);
      return;
    }
    this.put(`${pointer}/${this.lang}`, clean, clean, confidence, line);
  }

  date(pointer: string, date: PartialDate, confidence: number, line: TextLine): void {
    this.put(pointer, date, displayDate(date, { lang: this.lang }), confidence, line);
  }

  period(pointer: string, period: DateRange, confidence: number, line: TextLine): void {
    this.put(pointer, period, displayDateRange(period, { lang: this.lang }), confidence, line);
  }

  /** Appends a paragraph or bullet to a list of statements. */
  statement(
    pointer: string,
    value: string,
    kind: 'bullet' | 'paragraph',
    confidence: number,
    line: TextLine,
  ): void {
    const clean = tidy(value).replace(COUNTED, '').slice(0, VALUE_MAX);
    const list = (valueAt(this.document, pointer) ?? []) as unknown[];
    if (clean === '' || list.length >= 60) return;
    const atom = { id: this.newId(), kind, [this.lang]: [{ text: clean }] };
    this.put(`${pointer}/${list.length}`, atom, clean, confidence, line);
  }

  /** Sets a value at a pointer; an existing value is kept. */
  put(pointer: string, value: unknown, shown: string, confidence: number, line: TextLine): void {
    if (this.has(pointer)) return;
    write(this.document, pointer.split('/').slice(1), value);
    const sure = calibrated(pointer, confidence, this.layout);
    const certainty = line.certainty === undefined ? 1 : 0.55 + line.certainty * 0.45;
    this.fields.push({
      pointer,
      label: labelOf(pointer),
      value: shown,
      confidence: Math.round(sure * certainty * 100) / 100,
      source: sourceOf(line),
    });
  }

  setAside(line: TextLine): void {
    if (/[\p{L}\d]/u.test(line.text)) this.unplaced.push(line);
  }

  /** The document with its sections in file order, those with content visible. */
  finish(order: readonly string[]): ResumeDocument {
    const { meta } = this.document;
    const filled = (key: string) => hasContent(this.document[key as SectionKey]);
    const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
    const sections = meta.sections
      .map((placement) => ({ ...placement, visible: filled(placement.key) }))
      .sort((a, b) => Number(b.visible) - Number(a.visible) || rank(a.key) - rank(b.key));
    return { ...this.document, meta: { ...meta, sections } };
  }
}

const hasContent = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : typeof value === 'object' && value !== null && Object.keys(value).length > 0;

export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{Script=Han}) (?=[，。；：、！？）】」』])/gu, '')
    .trim();

// Drafts are mutated in place: nothing else refers to them yet.
function write(target: object, [segment = '', ...rest]: string[], value: unknown): void {
  const container = target as Record<string, unknown>;
  if (rest.length === 0) {
    container[segment] = value;
    return;
  }
  container[segment] ??= /^\d+$/.test(rest[0] ?? '') ? [] : {};
  write(container[segment] as object, rest, value);
}

const FIELD_NAMES: Readonly<Record<string, string>> = {
  cities: '意向城市',
  industries: '意向行业',
  positions: '意向岗位',
};

/** The name of a field in the editor. */
function labelOf(pointer: string): string {
  const [section = '', ...path] = pointer.split('/').slice(1);
  if (section === 'selfEvaluation') return '自我评价';
  const fields: readonly FieldDefinition[] =
    section === 'basics' ? BASICS_FIELDS : (findSection(section)?.fields ?? []);
  const name = path.find((part) => !/^\d+$/.test(part)) ?? '';
  return (
    fields.find((field) => field.name === name)?.label.zh ??
    FIELD_NAMES[name] ??
    findSection(section)?.title.zh ??
    section
  );
}
