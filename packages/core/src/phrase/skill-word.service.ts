import { Injectable } from '@nestjs/common';
import { cut, type Paging } from '../platform/index.js';
import { SKILL_GROUPS } from './content/skills-list.js';
import { OCCUPATION_NAMES, type OccupationCode } from './occupations.js';
import type { Choice } from './phrase.js';
import { TextIndex } from './text-index.js';
import type { SkillWord } from './word.js';

export interface SkillFilter {
  occupation?: string | undefined;
  category?: string | undefined;
  keyword?: string | undefined;
}

interface Skill {
  word: SkillWord;
  occupations: readonly OccupationCode[];
}

const SKILLS: readonly Skill[] = SKILL_GROUPS.flatMap(({ category, occupations, names }) =>
  names.map((name) => ({
    word: { name, category, occupations: occupations.map((code) => OCCUPATION_NAMES[code]) },
    occupations,
  })),
);

/** Words for the skills of a résumé, spelt as they should be. */
@Injectable()
export class SkillWordService {
  private readonly index = new TextIndex(SKILLS, ({ word: { name, category } }) => ({
    names: name,
    text: category,
  }));

  /** Skills by occupation, category and words; `categories` counts the matches in each category. */
  search({ page, limit, keyword = '', category, occupation }: SkillFilter & Paging): {
    list: SkillWord[];
    total: number;
    categories: Choice[];
  } {
    const found = this.index
      .find(
        keyword,
        ({ occupations }) => occupation === undefined || (occupations as string[]).includes(occupation),
      )
      .map(({ word }) => word);
    const chosen = category === undefined ? found : found.filter((word) => word.category === category);
    return { ...cut(chosen, { page, limit }), categories: countCategories(found) };
  }
}

function countCategories(words: readonly SkillWord[]): Choice[] {
  const counts = new Map<string, number>();
  for (const { category } of words) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ code: name, name, count }));
}
