// The supplement of CJK radicals has no compatibility mapping of its own; PDF fonts put these in the place of characters.
const FROM = [
  ...'⺀⺁⺂⺃⺄⺅⺆⺇⺈⺉⺊⺋⺌⺍⺎⺏⺐⺑⺒⺓⺔⺕⺖⺗⺘⺙⺛⺜⺝⺞⺟⺠⺡⺢⺣⺤⺥⺦⺧⺨⺩⺪⺫⺬⺭⺮⺯⺰⺱⺲⺳⺴⺵⺶⺷⺸⺹⺺⺻⺼⺽⺾⺿⻀⻁⻂⻃⻄⻅⻆⻇⻈⻉⻊⻋⻌⻍⻎⻏⻐⻑⻒⻓⻔⻕⻖⻗⻘⻙⻚⻛⻜⻝⻞⻟⻠⻡⻢⻣⻤⻥⻦⻧⻨⻩⻪⻫⻬⻭⻮⻯⻰⻱⻲⻳',
];
const TO = [
  ...'冫厂乛乚乙亻冂几刀刂卜㔾小小兀尣尢尢巳幺彑彐忄心扌攵旡日月歺母民氵水灬爫爫丬牛犭王疋目示礻竹糸纟罒罒罓冈网羊羊羊耂聿聿肉臼艹艹艹虎衤西西见角角讠贝足车辶辶辶阝钅长镸长门阝阝雨青韦页风飞食食飠饣首马骨鬼鱼鸟卤麦黄黾齐齐齿齿龙龙龟龟龟',
];
const RADICALS = new Map(FROM.map((radical, index) => [radical, TO[index] ?? radical]));
// Its compatibility mapping is the traditional form; Chinese fonts of the mainland draw 户 with this glyph.
const DOOR = /\u2f3e/g;
const RADICAL = /[\u2e80-\u2eff]/g;
// Kangxi radicals, compatibility ideographs, ligatures, full-width letters and digits: each is another character's double.
const COMPATIBLE = /[\u2f00-\u2fdf\uf900-\ufaff\ufb00-\ufb06\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g;
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u00ad]/g;
const PRIVATE = /[\ue000-\uf8ff]/g;
const CONTROL = /[^\P{Cc}\t\n]/gu;
// Fonts draw two dashes as one sign, and dashes of digits as their own.
const LONG_DASH = /[\u2e3a\u2e3b]/g;
const SHORT_DASH = /[\u2012\u2212\ufe58\ufe63]/g;
// A blank as wide as a letter between words is a gap; between single letters it spaces one word.
const WIDE_BLANK = /(?<=\S{2})[ \u00a0]*\u3000[ \u00a0\u3000]*(?=\S{2})/g;
const BLANK = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;

/** Text as a person would type it: one character for one meaning, no icons of private fonts, nothing invisible. */
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
    .replace(/\p{Surrogate}/gu, '');
}

export const isHan = (character: string | undefined): boolean =>
  character !== undefined && /\p{Script=Han}/u.test(character);

/** The share of Chinese among all letters. */
export function hanShare(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[A-Za-z]+/g)?.length ?? 0;
  return han + words === 0 ? 0 : han / (han + words);
}
