// The CJK radicals supplement has no compatibility mappings; PDF fonts use these in place of characters.
const FROM = [
  ...'⺀⺁⺂⺃⺄⺅⺆⺇⺈⺉⺊⺋⺌⺍⺎⺏⺐⺑⺒⺓⺔⺕⺖⺗⺘⺙⺛⺜⺝⺞⺟⺠⺡⺢⺣⺤⺥⺦⺧⺨⺩⺪⺫⺬⺭⺮⺯⺰⺱⺲⺳⺴⺵⺶⺷⺸⺹⺺⺻⺼⺽⺾⺿⻀⻁⻂⻃⻄⻅⻆⻇⻈⻉⻊⻋⻌⻍⻎⻏⻐⻑⻒⻓⻔⻕⻖⻗⻘⻙⻚⻛⻜⻝⻞⻟⻠⻡⻢⻣⻤⻥⻦⻧⻨⻩⻪⻫⻬⻭⻮⻯⻰⻱⻲⻳',
];
const TO = [
  ...'冫厂乛乚乙亻冂几刀刂卜㔾小小兀尣尢尢巳幺彑彐忄心扌攵旡日月歺母民氵水灬爫爫丬牛犭王疋目示礻竹糸纟罒罒罓冈网羊羊羊耂聿聿肉臼艹艹艹虎衤西西见角角讠贝足车辶辶辶阝钅长镸长门阝阝雨青韦页风飞食食飠饣首马骨鬼鱼鸟卤麦黄黾齐齐齿齿龙龙龟龟龟',
];
const RADICALS = new Map(FROM.map((radical, index) => [radical, TO[index] ?? radical]));
// Its compatibility mapping is the traditional form; mainland fonts draw 户 with this glyph.
const DOOR = /\u2f3e/g;
const RADICAL = /[\u2e80-\u2eff]/g;
// Kangxi radicals, compatibility ideographs, ligatures, full-width letters and digits: duplicates of other characters.
const COMPATIBLE = /[\u2f00-\u2fdf\uf900-\ufaff\ufb00-\ufb06\uff0f\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g;
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u00ad]|[\ufe0e\ufe0f]/g;
const PRIVATE = /[\ue000-\uf8ff]/g;
const CONTROL = /[^\P{Cc}\t\n]/gu;
// Fonts draw two dashes as one glyph, and figure dashes separately.
const LONG_DASH = /[\u2e3a\u2e3b]/g;
const SHORT_DASH = /[\u2012\u2212\ufe58\ufe63]/g;
// An em-wide space between words is a gap; between single letters it is letter spacing.
const WIDE_BLANK = /(?<=\S{2})[ \u00a0]*\u3000[ \u00a0\u3000]*(?=\S{2})/g;
const BLANK = /[\u00a0\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g;
// Wider than any meaningful gap; keeps patterns from scanning thousands of spaces.
const LONG_GAP = /[ \t]{33,}/g;

/** Text as typed: one character per meaning, no private-use icons, nothing invisible. */
export function normalText(text: string): string {
  return text
    .replace(DOOR, '户')
    .replace(RADICAL, (character) => RADICALS.get(character) ?? character)
    .replace(COMPATIBLE, (character) => character.normalize('NFKC'))
    .replace(INVISIBLE, '')
    .replace(PRIVATE, ' ')
    .replace(LONG_DASH, '——')
    .replace(SHORT_DASH, '-')
    .replace(WIDE_BLANK, '\t')
    .replace(BLANK, ' ')
    .replace(CONTROL, '')
    .replace(LONG_GAP, (gap) => gap.slice(0, 32))
    .replace(/\p{Surrogate}/gu, '');
}

export const isHan = (character: string | undefined): boolean =>
  character !== undefined && /\p{Script=Han}/u.test(character);

/** The share of Chinese characters among all letters. */
export function hanShare(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[A-Za-z]+/g)?.length ?? 0;
  return han + words === 0 ? 0 : han / (han + words);
}
