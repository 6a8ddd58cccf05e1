import type { Judgement } from './judgement.js';

/** Levels of awards, open lessons and projects, from the lowest. */
const LEVELS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['校级', /校级|院级/u],
  ['区县级', /[区县]级/u],
  ['市级', /市级/u],
  ['省级', /省级|省部级/u],
  ['国家级', /国家级|全国/u],
];
const highestIn = (text: string): number => LEVELS.findLastIndex(([, pattern]) => pattern.test(text));
const lowestIn = (text: string): number => LEVELS.findIndex(([, pattern]) => pattern.test(text));

/** The value of an award that is right but for its level. */
const LOWER_VALUE = 0.5;

/** Judges an award or project whose stated level is lower than required; null if there is none. */
export function belowLevel(
  requirement: string,
  texts: readonly { affirmed: string }[],
  atoms: Judgement['atoms'],
): Judgement | null {
  const requiredLevel = LEVELS[lowestIn(requirement)];
  const own = LEVELS[Math.max(-1, ...texts.map(({ affirmed }) => highestIn(affirmed)))];
  return requiredLevel && own && LEVELS.indexOf(own) < LEVELS.indexOf(requiredLevel)
    ? {
        ...{ state: '可迁移', value: LOWER_VALUE, atoms },
        reason: `要求${requiredLevel[0]}，简历写的是${own[0]}`,
        action: '如实写级别；投递前先问清是否一定要这个级别。',
      }
    : null;
}
