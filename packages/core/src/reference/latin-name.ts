import { hasCompoundSurname } from '@qicheng/resume/surnames';
import { pinyin } from 'pinyin-pro';

const CHINESE_NAME = /^\p{Script=Han}{2,4}$/u;

/** Passports write ü as YU: 吕 is Lyu. */
const latinSyllables = (name: string): string[] =>
  pinyin(name, { toneType: 'none', type: 'array', surname: 'head', v: true }).map((syllable) =>
    syllable.replace(/[vü]/, 'yu'),
  );

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Syllables as one word, with an apostrophe before one that begins with a vowel: Xi'an. */
export const joinSyllables = (syllables: readonly string[]): string =>
  capitalised(
    syllables.reduce((word, syllable) => word + (word && /^[aoe]/.test(syllable) ? "'" : '') + syllable, ''),
  );

/**
 * A Chinese name in Latin letters, surname first, given name as one word (GB/T 28039): 周雨桐 is Zhou Yutong. Null
 * for a name that is not Chinese: those of other nationalities have spellings of their own.
 */
export function latinName(name: string): string | null {
  const plain = name.replace(/\s+/gu, '');
  if (!CHINESE_NAME.test(plain)) return null;
  const syllables = latinSyllables(plain);
  if (syllables.length !== [...plain].length || syllables.some((syllable) => !/^[a-z]+$/.test(syllable)))
    return null;
  const isCompound = syllables.length > 2 && hasCompoundSurname(plain);
  const length = isCompound ? 2 : 1;
  return `${joinSyllables(syllables.slice(0, length))} ${joinSyllables(syllables.slice(length))}`;
}
