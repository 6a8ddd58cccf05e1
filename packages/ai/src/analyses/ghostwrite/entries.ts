import type { ResumeModuleKey } from '@qicheng/analysis/resume-analysis';
import { moduleOfSection } from '@qicheng/analysis/resume-modules';
import { sectionsOf } from '@qicheng/resume/check/texts';
import type { ResumeDocument } from '@qicheng/resume/document';
import { valueAt } from '@qicheng/resume/pointer';
import { customIdOf, findSection } from '@qicheng/resume/sections';
import { clipped } from '../../text/clipped.js';
import { wordsOfText } from '../resume-analysis/items.js';
import type { Statement } from '../resume-analysis/statements.js';

/** An entry with statements, or a section of bare statements. */
export interface Entry {
  section: string;
  itemId: string | undefined;
  /** Pointers of the entry and of its list of statements. */
  pointer: string;
  listPointer: string;
  module: ResumeModuleKey;
  /** Section, place and role as text: 实习经历 · 示例公司 · 运营实习生. */
  heading: string;
  /** The role and the place; empty for bare statements. */
  role: string;
  place: string;
  tech: string[];
  statements: Statement[];
}

const HEADING_LENGTH = 120;
const PLACES = ['company', 'organisation', 'name', 'school', 'institution', 'title'] as const;
const ROLES = ['title', 'role', 'major'] as const;

function sectionName(document: ResumeDocument, section: string): string {
  const customId = customIdOf(section);
  const custom = customId === undefined ? undefined : document.custom.find(({ id }) => id === customId);
  const own = document.meta.sections.find(({ key }) => key === section)?.title;
  return (
    wordsOfText(custom?.title ?? own, document.meta.lang) || (findSection(section)?.title.zh ?? '自定义模块')
  );
}

const wordsAt = (item: Record<string, unknown>, field: string, lang: 'zh' | 'en'): string =>
  clipped(wordsOfText(item[field], lang), 60);

const firstOf = (item: Record<string, unknown>, fields: readonly string[], lang: 'zh' | 'en'): string =>
  fields.map((field) => wordsAt(item, field, lang)).find((words) => words !== '') ?? '';

function entryAt(
  document: ResumeDocument,
  { section, pointer, isBare }: { section: string; pointer: string; isBare: boolean },
): Entry {
  const { lang } = document.meta;
  const item = isBare ? {} : ((valueAt(document, pointer) ?? {}) as Record<string, unknown>);
  const outer = /^(\/work\/\d+|\/internships\/\d+)\/roles\/\d+$/.exec(pointer)?.[1];
  const holder = outer === undefined ? item : ((valueAt(document, outer) ?? {}) as Record<string, unknown>);
  const place = firstOf(holder, PLACES, lang);
  const role = firstOf(item, ROLES, lang);
  const names = [sectionName(document, section), place, role === place ? '' : role];
  const { id, tech } = item;
  return {
    section,
    itemId: typeof id === 'string' ? id : undefined,
    pointer,
    listPointer: isBare ? pointer : `${pointer}/highlights`,
    module: moduleOfSection(section),
    heading: clipped(names.filter((name) => name !== '').join(' · '), HEADING_LENGTH),
    role,
    place,
    tech: Array.isArray(tech) ? tech.filter((word) => typeof word === 'string').slice(0, 4) : [],
    statements: [],
  };
}

const HAS_STATEMENTS = new Set(['atoms']);

/** All printed entries that may have statements, with their statements, in the order of the résumé. */
export function entriesOf(document: ResumeDocument, statements: readonly Statement[]): Entry[] {
  const entries = new Map<string, Entry>();
  const open = (section: string, pointer: string, isBare: boolean) => {
    if (!entries.has(pointer)) entries.set(pointer, entryAt(document, { section, pointer, isBare }));
  };
  for (const { key, items, fields, statements: bare } of sectionsOf(document)) {
    if (bare) open(key, bare.pointer, true);
    else if (fields.some(({ name, control }) => name === 'highlights' && HAS_STATEMENTS.has(control)))
      for (const { pointer } of items) open(key, pointer, false);
  }
  for (const statement of statements) {
    const { section, itemPointer } = statement;
    open(section, itemPointer, customItems.test(itemPointer) || `/${section}` === itemPointer);
    entries.get(itemPointer)?.statements.push(statement);
  }
  return [...entries.values()];
}

const customItems = /^\/custom\/\d+\/items$/;
