import { pinyin } from 'pinyin-pro';
import type { Region } from '../../reference/index.js';

/** Names that are not their Mandarin sounds, or are spelt apart from them by convention. */
const SPECIAL: Readonly<Record<string, string>> = {
  陕西: 'Shaanxi',
  内蒙古: 'Inner Mongolia',
  西藏: 'Tibet',
  香港: 'Hong Kong',
  澳门: 'Macao',
  台湾: 'Taiwan',
  哈尔滨: 'Harbin',
  齐齐哈尔: 'Qiqihar',
  呼和浩特: 'Hohhot',
  鄂尔多斯: 'Ordos',
  呼伦贝尔: 'Hulunbuir',
  乌鲁木齐: 'Urumqi',
  克拉玛依: 'Karamay',
  吐鲁番: 'Turpan',
  哈密: 'Hami',
  拉萨: 'Lhasa',
  日喀则: 'Shigatse',
  林芝: 'Nyingchi',
  昌都: 'Qamdo',
  六安: "Lu'an",
  台州: 'Taizhou',
};

const AUTONOMOUS = /(壮族|回族|维吾尔)?自治区$|特别行政区$/;

/** 杭州市 is 杭州: what stands in front of the rank of a place. */
export const bareName = (name: string): string => {
  const bare = name.replace(AUTONOMOUS, '').replace(/[省市]$/, '');
  return bare.length >= 2 ? bare : name;
};

/** The place in Latin letters; null where a convention is needed that nobody has written down here. */
function romanised(bare: string): string | null {
  const special = SPECIAL[bare];
  if (special) return special;
  if (/自治|[州盟旗]$/.test(bare) && bare.length > 3) return null;
  const syllables = pinyin(bare, { toneType: 'none', type: 'array', v: true });
  if (syllables.some((syllable) => !/^[a-zü]+$/.test(syllable))) return null;
  const joined = syllables.reduce(
    (word, syllable) => word + (word && /^[aoe]/.test(syllable) ? "'" : '') + syllable,
    '',
  );
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}

/** Provinces and cities by their names with and without rank. Counties and districts repeat too often to be sure. */
export function placeNames(provinces: readonly Region[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { name } of provinces.flatMap((province) => [province, ...province.children])) {
    const bare = bareName(name);
    const latin = romanised(bare);
    if (latin === null) continue;
    names.set(bare, latin);
    names.set(name, latin);
  }
  return names;
}
