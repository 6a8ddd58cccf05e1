import type { CustomSection, ResumeDocument, SectionStyle } from '@qicheng/resume/document';
import { placeSection } from '@qicheng/resume/ops';
import { placementsOf } from '@qicheng/resume/placements';
import { customIdOf, customKey, findSection } from '@qicheng/resume/sections';
import type { Recipe } from './editor-store.js';

/** Moves one entry of a list to another position, in place. */
export function moveEntry(list: unknown[], from: number, to: number): void {
  if (from === to || from < 0 || to < 0 || from >= list.length || to >= list.length) return;
  list.splice(to, 0, ...list.splice(from, 1));
}

/** Writes down the order that prints, so that every section has a place that can be changed. */
function settle(document: ResumeDocument) {
  document.meta.sections = placementsOf(document);
  return document.meta.sections;
}

const placementOf = (document: ResumeDocument, key: string) =>
  document.meta.sections.find((placement) => placement.key === key);

/** The custom section that a placement key names. */
export const findCustom = (document: ResumeDocument, key: string): CustomSection | undefined =>
  document.custom.find(({ id }) => id === customIdOf(key));

/** Puts the sections into the given order; sections that are not named keep their place at the end. */
export const reorderSections =
  (keys: readonly string[]): Recipe =>
  (document) => {
    const rank = new Map(keys.map((key, index) => [key, index]));
    settle(document).sort((a, b) => (rank.get(a.key) ?? keys.length) - (rank.get(b.key) ?? keys.length));
  };

/** Shows or hides a section. */
export const showSection =
  (key: string, visible: boolean): Recipe =>
  (document) =>
    placeSection(document, key, { visible });

/** Gives a section a heading of its own in the edited language; an empty one brings the usual heading back. */
export const nameSection =
  (key: string, title: string): Recipe =>
  (document) => {
    settle(document);
    const owner = findCustom(document, key) ?? placementOf(document, key);
    if (!owner) return;
    const titles = { ...owner.title };
    if (title === '') delete titles[document.meta.lang];
    else titles[document.meta.lang] = title;
    if (titles.zh === undefined && titles.en === undefined) delete owner.title;
    else owner.title = titles;
  };

/** Begins a new page with a section, or not. */
export const startPageWith =
  (key: string, startsPage: boolean): Recipe =>
  (document) => {
    settle(document);
    const placement = placementOf(document, key);
    if (!placement) return;
    if (startsPage) placement.startsPage = true;
    else delete placement.startsPage;
  };

/** Changes how one section looks; null brings the look of the résumé back. */
export const styleSection =
  (key: string, change: SectionStyle | null): Recipe =>
  (document) => {
    settle(document);
    const placement = placementOf(document, key);
    if (!placement) return;
    const entries = change === null ? [] : Object.entries({ ...placement.style, ...change });
    const chosen = entries.filter(([, value]) => value !== undefined);
    if (chosen.length > 0) placement.style = Object.fromEntries(chosen);
    else delete placement.style;
  };

/** Puts a removed section of one's own back where it was; one that an undo has brought back stays as it is. */
export const restoreCustomSection =
  (section: CustomSection, position: number): Recipe =>
  (document) => {
    if (document.custom.some(({ id }) => id === section.id)) return;
    document.custom.push(section);
    document.meta.sections.splice(position, 0, { key: customKey(section.id), visible: true });
  };

/** What a section is called in the editor: its own title, else its Chinese name. */
export function headingOf(document: ResumeDocument, key: string): string {
  const { lang } = document.meta;
  const own = findCustom(document, key)?.title ?? placementOf(document, key)?.title;
  return own?.[lang] || own?.zh || findSection(key)?.title.zh || '自定义模块';
}
