import type { SkillItem } from '@qicheng/resume/document';
import { randomId } from '@qicheng/resume/ids';
import { LIMITS } from '@qicheng/resume/limits';
import type { Recipe } from '../store/editor-store.js';
import { showSection } from '../store/section-ops.js';

/** Adds a word to the open skill, to the one of its category, or to a new one of that name. */
export const addSkill =
  (word: string, category: string, openItem: string | null): Recipe =>
  (document) => {
    const named = ({ name }: SkillItem) => name?.[document.meta.lang] === category;
    let item = document.skills.find(({ id }) => id === openItem) ?? document.skills.find(named);
    if (!item) {
      item = { id: randomId(), name: { [document.meta.lang]: category } };
      document.skills.push(item);
      item = document.skills.at(-1);
    }
    if (!item || item.keywords?.includes(word)) return undefined;
    item.keywords = [...(item.keywords ?? []), word].slice(0, LIMITS.tagsPerItem);
    const isShown = document.meta.sections.some(({ key, visible }) => key === 'skills' && visible);
    return isShown ? undefined : showSection('skills', true)(document);
  };

export const hasSkill = (skills: readonly SkillItem[], word: string): boolean =>
  skills.some(({ keywords }) => keywords?.includes(word));
