import { type GhostwriteTarget, isSectionWritten } from '@qicheng/analysis/ghostwrite';
import { sectionsOf } from '@qicheng/resume/check/texts';
import type { Atom, ResumeDocument } from '@qicheng/resume/document';
import type { WorkRole } from '@qicheng/resume/sections/experience';
import { itemTitle } from '../form/item-title.js';
import type { Item } from '../store/item-ops.js';
import { headingOf } from '../store/section-ops.js';
import { BASICS } from '../store/view-state.js';

export interface StatementChoice {
  readonly id: string;
  readonly text: string;
}

/** An entry with its statements; a section of plain statements is an entry without an item. */
export interface EntryChoice {
  readonly key: string;
  readonly section: string;
  readonly itemId: string | undefined;
  readonly heading: string;
  readonly title: string;
  readonly statements: readonly StatementChoice[];
}

const statementsIn = (atoms: readonly Atom[], language: 'zh' | 'en'): StatementChoice[] =>
  atoms.flatMap((atom) => {
    const text = (atom[language] ?? [])
      .map((span) => span.text)
      .join('')
      .trim();
    return text === '' || atom.visible === false ? [] : [{ id: atom.id, text }];
  });

interface RoleChoice {
  readonly id: string;
  readonly name: string;
  readonly statements: StatementChoice[];
}

/** The positions within one employment, each with its own statements. */
const rolesIn = (roles: readonly WorkRole[] = [], language: 'zh' | 'en'): RoleChoice[] =>
  roles
    .filter(({ visible }) => visible !== false)
    .map(({ id, title, highlights = [] }) => ({
      id,
      name: title?.[language]?.trim() ?? '',
      statements: statementsIn(highlights, language),
    }));

/** Everything that can be written or improved, in résumé order; unprinted content is omitted. */
export function ghostwriteChoices(document: ResumeDocument): EntryChoice[] {
  const { lang } = document.meta;
  return sectionsOf(document).flatMap(({ key: section, items, fields, statements }): EntryChoice[] => {
    if (section === BASICS) return [];
    const heading = headingOf(document, section);
    const base = { section, heading };
    if (statements)
      return [
        {
          ...base,
          key: section,
          itemId: undefined,
          title: heading,
          statements: statementsIn(statements.atoms, lang),
        },
      ];
    if (!fields.some(({ name, control }) => name === 'highlights' && control === 'atoms')) return [];
    return items.flatMap(({ item }) => {
      if (item.id === undefined) return [];
      const title = itemTitle(item as unknown as Item, fields, lang) || heading;
      const own = statementsIn((item['highlights'] as Atom[] | undefined) ?? [], lang);
      const whole = { ...base, key: `${section}/${item.id}`, itemId: item.id, title, statements: own };
      const roles = rolesIn(item['roles'] as WorkRole[] | undefined, lang).map(
        ({ id, name, statements: roleStatements }): EntryChoice => ({
          ...base,
          key: `${section}/${id}`,
          itemId: id,
          title: name === '' ? title : `${title} · ${name}`,
          statements: roleStatements,
        }),
      );
      return [whole, ...roles];
    });
  });
}

/** The entries that the write service can write. */
export const writableEntries = (entries: readonly EntryChoice[]): EntryChoice[] =>
  entries.filter(({ section }) => isSectionWritten(section));

export const entryTargets = (entries: readonly EntryChoice[]): GhostwriteTarget[] =>
  entries.map(({ section, itemId }) => ({
    kind: 'entry',
    section,
    ...(itemId !== undefined && { itemId }),
  }));

export const statementTargets = (atomIds: readonly string[]): GhostwriteTarget[] =>
  atomIds.map((atomId) => ({ kind: 'atom', atomId }));
