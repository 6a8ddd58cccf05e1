import type { CustomSection, ResumeDocument, SectionStyle } from '@qicheng/resume/document';
import { placeSection } from '@qicheng/resume/ops';
import { placementsOf } from '@qicheng/resume/placements';
import { customIdOf, customKey, findSection } from '@qicheng/resume/sections';
import type { Recipe, EditorStore } from './editor-store.js';
import { showToast } from '@qicheng/ui/toast';
import { BASICS, openSection, useView } from './view-state.js';

/** Moves one entry of a list to another position, in place. */
export function moveEntry(list: unknown[], from: number, to: number): void {
  if (from === to || from < 0 || to < 0 || from >= list.length || to >= list.length) return;
  list.splice(to, 0, ...list.splice(from, 1));
}

/** Stores the effective order, so that every section has a placement to change. */
function ensurePlacements(document: ResumeDocument) {
  document.meta.sections = placementsOf(document);
  return document.meta.sections;
}

const placementOf = (document: ResumeDocument, key: string) =>
  document.meta.sections.find((placement) => placement.key === key);

/** The custom section of a placement key. */
export const findCustom = (document: ResumeDocument, key: string): CustomSection | undefined =>
  document.custom.find(({ id }) => id === customIdOf(key));

/** Reorders the sections; those not named stay at the end. */
export const reorderSections =
  (keys: readonly string[]): Recipe =>
  (document) => {
    const rank = new Map(keys.map((key, index) => [key, index]));
    ensurePlacements(document).sort(
      (a, b) => (rank.get(a.key) ?? keys.length) - (rank.get(b.key) ?? keys.length),
    );
  };

/** Shows or hides a section. */
export const showSection =
  (key: string, visible: boolean): Recipe =>
  (document) =>
    placeSection(document, key, { visible });

/** Sets the heading of a section in the edited language; an empty one restores the default. */
export const nameSection =
  (key: string, title: string): Recipe =>
  (document) => {
    ensurePlacements(document);
    const owner = findCustom(document, key) ?? placementOf(document, key);
    if (!owner) return;
    const titles = { ...owner.title };
    if (title === '') delete titles[document.meta.lang];
    else titles[document.meta.lang] = title;
    if (titles.zh === undefined && titles.en === undefined) delete owner.title;
    else owner.title = titles;
  };

/** Sets whether a section starts a new page. */
export const startPageWith =
  (key: string, startsPage: boolean): Recipe =>
  (document) => {
    ensurePlacements(document);
    const placement = placementOf(document, key);
    if (!placement) return;
    if (startsPage) placement.startsPage = true;
    else delete placement.startsPage;
  };

/** Changes the style of one section; null restores the résumé's style. */
export const styleSection =
  (key: string, change: SectionStyle | null): Recipe =>
  (document) => {
    ensurePlacements(document);
    const placement = placementOf(document, key);
    if (!placement) return;
    const entries = change === null ? [] : Object.entries({ ...placement.style, ...change });
    const chosen = entries.filter(([, value]) => value !== undefined);
    if (chosen.length > 0) placement.style = Object.fromEntries(chosen);
    else delete placement.style;
  };

/**
 * Restores a removed custom section at its position; one that an undo has restored already stays as it is.
 */
export const restoreCustomSection =
  (section: CustomSection, position: number): Recipe =>
  (document) => {
    if (document.custom.some(({ id }) => id === section.id)) return;
    document.custom.push(section);
    document.meta.sections.splice(position, 0, { key: customKey(section.id), visible: true });
  };

/** Name of a section in the editor: its own title, otherwise its Chinese name. */
export function headingOf(document: ResumeDocument, key: string): string {
  const { lang } = document.meta;
  const own = findCustom(document, key)?.title ?? placementOf(document, key)?.title;
  return own?.[lang] || own?.zh || findSection(key)?.title.zh || '自定义模块';
}

/** Takes a section off the résumé; its content stays, and a notice says so and offers to undo it. */
export function hideSection(editor: EditorStore, key: string): void {
  const name = headingOf(editor.getContent().document, key);
  const isOpen = useView.getState().section === key;
  editor.edit(showSection(key, false));
  if (isOpen) openSection(BASICS);
  showToast('info', `“${name}”不再显示在简历上，内容已保留`, {
    label: '撤销',
    run: () => editor.edit(showSection(key, true)),
  });
}
