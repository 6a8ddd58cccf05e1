import { pinyin } from 'pinyin-pro';
import { joinSyllables } from '../../reference/index.js';
import { EMPLOYER_FORMS, EMPLOYER_NAMES, EMPLOYER_TRADES } from './employer-list.js';
import { pairsOf } from './pairs.js';

const HAN = /\p{Script=Han}/u;
const NAMES = new Map(pairsOf(EMPLOYER_NAMES));
const TRADES = pairsOf(EMPLOYER_TRADES).toSorted(([one], [other]) => other.length - one.length);
const FORMS = pairsOf(EMPLOYER_FORMS).toSorted(([one], [other]) => other.length - one.length);

const MAX_TRADES = 2;
const MAX_PLACE = 8;
const BRACKET = /[（(]([^（）()]{2,12})[）)]/u;
/** Longer names contain words that are not in the lists, and pinyin of words is no name. */
const OWN_NAME = /^(?:\p{Script=Han}{2,4}|[A-Za-z0-9&.\- ]{1,30})$/u;
/** Words that have a meaning where they are part of a name, and names that are left out. */
const WORDS =
  /大学|学院|学校|中国|中华|国家|全国|国际|人民|附属|第|省|市|区|县|局|部|委|街道|社区|某|[Xx×]{2}/u;
const ORDINALS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

type Places = ReadonlyMap<string, string>;

/** A partnership's form is not part of an English name. */
const isLegalNote = (text: string): boolean => /合伙|公司/u.test(text);

/** 浙江杭州星河 without the places it begins with. */
function withoutPlaces(name: string, places: Places): { place: string[]; rest: string } {
  for (let end = Math.min(name.length, MAX_PLACE); end >= 2; end -= 1) {
    const place = places.get(name.slice(0, end));
    if (place === undefined || name.length - end === 1) continue;
    const inner = withoutPlaces(name.slice(end), places);
    return { place: [place, ...inner.place], rest: inner.rest };
  }
  return { place: [], rest: name };
}

/** 星河云计算 as its own name and its trades, in their order. */
function withoutTrades(name: string): { own: string; trades: string[] } {
  let own = name;
  const trades: string[] = [];
  while (trades.length < MAX_TRADES) {
    const trade = TRADES.find(([zh]) => own.length > zh.length && own.endsWith(zh));
    if (!trade) break;
    own = own.slice(0, -trade[0].length);
    trades.unshift(trade[1]);
  }
  return { own, trades };
}

function latinOwnName(own: string): string | null {
  if (own === '') return '';
  const known = NAMES.get(own);
  if (known !== undefined) return known;
  const order = ORDINALS.indexOf(own.replace('第', ''));
  if (own.startsWith('第') && order !== -1) return `No. ${order + 1}`;
  if (!OWN_NAME.test(own) || WORDS.test(own) || TRADES.some(([zh]) => zh === own)) return null;
  return HAN.test(own) ? joinSyllables(pinyin(own, { toneType: 'none', type: 'array' })) : own;
}

/** The branch behind a name: 湖北分所, 武汉分公司. */
function withoutBranch(name: string, places: Places): { main: string; branch: string[] } {
  const whole = name.replace(/分(?:公司|所|行|部|院)$/u, '');
  if (whole === name) return { main: name, branch: [] };
  for (let start = Math.max(0, whole.length - MAX_PLACE); start <= whole.length - 2; start += 1) {
    const place = places.get(whole.slice(start));
    if (place !== undefined) return { main: whole.slice(0, start), branch: [`${place} Branch`] };
  }
  return { main: name, branch: [] };
}

/**
 * An employer's name in English: its official one if it is listed, otherwise its own name in pinyin between place,
 * trade and legal form. Null if it does not consist of these parts.
 */
export function employerName(text: string, places: Places): { name: string; isOfficial: boolean } | null {
  const [bracket = '', inner = ''] = BRACKET.exec(text) ?? [];
  const within = bracket === '' || isLegalNote(inner) ? null : (places.get(inner) ?? null);
  if (bracket !== '' && within === null && !isLegalNote(inner)) return null;
  const { main, branch } = withoutBranch(text.replace(bracket, '').replace(/\s+/gu, ''), places);
  const where = within === null ? [] : [`(${within})`];
  const listed = NAMES.get(main);
  if (listed !== undefined) return { name: [listed, ...where, ...branch].join(' '), isOfficial: true };
  const form = FORMS.find(([zh]) => main.length > zh.length && main.endsWith(zh));
  if (!form) return null;
  const { place, rest } = withoutPlaces(main.slice(0, -form[0].length), places);
  const { own, trades } = NAMES.has(rest) ? { own: rest, trades: [] } : withoutTrades(rest);
  const latin = latinOwnName(own);
  if (latin === null || (latin === '' && place.length === 0)) return null;
  const parts = [...place, latin, ...where, ...trades, form[1], ...branch].filter((part) => part !== '');
  return { name: parts.join(' '), isOfficial: NAMES.has(own) };
}
