import { pinyin } from 'pinyin-pro';

/** Surnames of two characters; any other surname has one. */
const COMPOUND_SURNAMES: ReadonlySet<string> = new Set(
  (
    '欧阳 上官 司马 诸葛 夏侯 皇甫 尉迟 公孙 慕容 令狐 宇文 长孙 司徒 司空 端木 东方 独孤 南宫 万俟 闻人 赫连 澹台 ' +
    '宗政 濮阳 淳于 单于 太叔 申屠 仲孙 轩辕 钟离 鲜于 闾丘 亓官 巫马 公西 漆雕 乐正 拓跋 谷梁 呼延 羊舌 东郭 南门 ' +
    '西门 梁丘 左丘 百里 太史 公冶 纳兰 完颜 达奚 褚师 段干 司寇'
  ).split(' '),
);

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
  const isCompound = syllables.length > 2 && COMPOUND_SURNAMES.has([...plain].slice(0, 2).join(''));
  const length = isCompound ? 2 : 1;
  return `${joinSyllables(syllables.slice(0, length))} ${joinSyllables(syllables.slice(length))}`;
}
