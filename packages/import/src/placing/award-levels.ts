import type { AWARD_LEVEL } from '@qicheng/resume/codes/achievement';

const LEVELS: readonly (readonly [RegExp, keyof typeof AWARD_LEVEL])[] = [
  [/^国际级?$|^International$/i, 'international'],
  [/^国家级?$|^国赛$|^全国$|^National$/i, 'national'],
  [/^省级?$|^省赛$|^省部级$|^Provincial$/i, 'provincial'],
  [/^市级?$|^City$/i, 'city'],
  [/^校级?$|^校赛$|^University$/i, 'university'],
  [/^院级?$|^系级$|^School$/i, 'college'],
];

/** The level that a part of an award names alone: 省级, 校赛. */
export const levelOfAward = (part: string): keyof typeof AWARD_LEVEL | undefined =>
  LEVELS.find(([form]) => form.test(part))?.[1];

const LEVEL_AT_END = /^(.*(?:竞赛|大赛|比赛|挑战杯).*?)[\s（(]*((?:国际|国家|省部|省|市|校|院)级)[）)]?$/u;

/** The name of a contest and the level behind it, 财务决策大赛省级; the level is empty if there is none. */
export function contestAndLevel(text: string): { name: string; level: string } {
  const [, name = text, level = ''] = LEVEL_AT_END.exec(text) ?? [];
  return { name: name.trim(), level };
}
