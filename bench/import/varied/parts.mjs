// Components of the varied layouts.
import { experiences, facts } from '../layouts.mjs';

export const row = (...cells) => ({ kind: 'row', cells });
export const grid = (...rows) => ({ kind: 'grid', rows });
export const name = (text) => ({ kind: 'name', text });
export const spread = (left, right, isBold = true) => ({ kind: 'spread', left, right, bold: isBold });
export const numberedLines = (said) => said.map((text, at) => `${at + 1}. ${text}`).join('\n');
const isOpen = (date) => date === undefined || date === 'present';
const two = (value) => String(value).padStart(2, '0');
const spans = {
  dots: ({ start, end }) => `${start.y}.${two(start.m)}-${isOpen(end) ? '至今' : `${end.y}.${two(end.m)}`}`,
  slashes: ({ start, end }) =>
    `${start.y}/${two(start.m)} – ${isOpen(end) ? '至今' : `${end.y}/${two(end.m)}`}`,
  chinese: ({ start, end }) => `${start.y}年${start.m}月至${isOpen(end) ? '今' : `${end.y}年${end.m}月`}`,
};
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
export const english = (d) => (isOpen(d) ? 'Present' : d.m ? `${MONTHS[d.m - 1]} ${d.y}` : `${d.y}`);
const honour = {
  dots: (d) => (d.m ? `${d.y}.${two(d.m)}` : `${d.y}`),
  chinese: (d) => (d.m ? `${d.y}年${d.m}月` : `${d.y}年`),
  slashes: (d) => (d.m ? `${d.y}/${two(d.m)}` : `${d.y}`),
};
export const read = (document, form) => ({
  f: facts(document, form === 'slashes' ? 'slash' : form === 'chinese' ? 'chinese' : 'dot'),
  e: {
    ...experiences(document, honour[form], spans[form]),
  },
});
