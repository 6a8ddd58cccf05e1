// Vocabulary and formats of the fresh layouts, selected by the seed of the person.
import { draws } from '../draws.mjs';
import { experiences, facts } from '../layouts.mjs';

export const heading = (text) => ({ kind: 'heading', text });
export const line = (text) => ({ kind: 'line', text });
export const bold = (text) => ({ kind: 'line', text, bold: true });
export const bullet = (text) => ({ kind: 'bullet', text });
export const row = (...cells) => ({ kind: 'row', cells });
export const grid = (...rows) => ({ kind: 'grid', rows });
export const name = (text) => ({ kind: 'name', text });
export const spread = (left, right, isBold = true) => ({ kind: 'spread', left, right, bold: isBold });

const two = (value) => String(value).padStart(2, '0');
const isOpen = (date) => date === undefined || date === 'present';
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];
const ways = {
  dot: [(d) => (d.m ? `${d.y}.${d.m}` : `${d.y}`), '-', '至今'],
  dotWide: [(d) => (d.m ? `${d.y}.${two(d.m)}` : `${d.y}`), ' — ', '至今'],
  slash: [(d) => (d.m ? `${d.y}/${two(d.m)}` : `${d.y}`), '–', '至今'],
  slashShort: [(d) => (d.m ? `${d.y}/${d.m}` : `${d.y}`), ' - ', '至今'],
  chinese: [(d) => (d.m ? `${d.y}年${two(d.m)}月` : `${d.y}年`), ' - ', '至今'],
  chineseTo: [(d) => (d.m ? `${d.y}年${d.m}月` : `${d.y}年`), '至', '今'],
  dash: [(d) => (d.m ? `${d.y}-${two(d.m)}` : `${d.y}`), ' 至 ', '至今'],
  tilde: [(d) => (d.m ? `${d.y}.${two(d.m)}` : `${d.y}`), '～', '至今'],
  english: [(d) => (d.m ? `${MONTHS[d.m - 1]} ${d.y}` : `${d.y}`), ' – ', 'Present'],
};

/** Details and experiences with dates in one format. */
export function read(document, form) {
  const [write, to, now] = ways[form];
  const span = ({ start, end }) =>
    isOpen(end)
      ? now === '今' || to.trim() !== '至'
        ? `${write(start)}${to}${now}`
        : `${write(start)} ${now}`
      : `${write(start)}${to}${write(end)}`;
  return { f: facts(document, write), e: experiences(document, write, span) };
}

/** Draws determined by the document: equal people get equal words. */
export const chooser = ({ basics }) => draws(Number(basics.phone.slice(3)) % 99991).of;

export const spaced = (word, gap = '\u3000') => [...word].join(gap);
export const mobile = {
  dashes: (p) => `${p.slice(0, 3)}-${p.slice(3, 7)}-${p.slice(7)}`,
  blanks: (p) => `${p.slice(0, 3)} ${p.slice(3, 7)} ${p.slice(7)}`,
  country: (p) => `(+86) ${p.slice(0, 3)}-${p.slice(3, 7)}-${p.slice(7)}`,
};
export const circled = (list) => list.map((text, at) => `${'①②③④⑤'[at]}${text}`);
