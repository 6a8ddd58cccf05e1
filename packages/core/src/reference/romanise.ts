import { pinyin } from 'pinyin-pro';

/** Pinyin without tones and its initials, for search: 重庆 is `chongqing` and `cq`. */
export function romanise(name: string): { pinyin: string; initials: string } {
  const syllables = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true }).map(
    (syllable) => syllable.toLowerCase().replace(/[^a-z0-9]/g, ''),
  );
  return { pinyin: syllables.join(''), initials: syllables.map((syllable) => syllable.charAt(0)).join('') };
}
