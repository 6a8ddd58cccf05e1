import type { ResumeDocument } from './document.js';
import type { SectionPlacement } from './meta.js';
import { customIdOf, customKey, findSection, SECTIONS, type SectionKey } from './sections.js';

/**
 * The order in which sections print: the stored placements without unknown or duplicate keys, then sections
 * missing from them, so that content of an import or another version is always reachable.
 */
export function placementsOf(document: ResumeDocument): SectionPlacement[] {
  const customIds = new Set(document.custom.map(({ id }) => id));
  const seen = new Set<string>();
  const stored = document.meta.sections.filter(({ key }) => {
    const custom = customIdOf(key);
    const known = custom === undefined ? findSection(key) !== undefined : customIds.has(custom);
    if (!known || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  const missing = SECTIONS.filter(({ key }) => !seen.has(key)).map(({ key }) => ({
    key,
    visible: hasContent(document, key),
  }));
  const customs = document.custom.map(({ id }) => customKey(id)).filter((key) => !seen.has(key));
  return [...stored, ...missing, ...customs.map((key) => ({ key, visible: true }))];
}

/** Whether a section has content. */
export function hasContent(document: ResumeDocument, key: SectionKey): boolean {
  const value = document[key];
  return Array.isArray(value) ? value.length > 0 : Object.keys(value).length > 0;
}
