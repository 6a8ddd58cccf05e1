// Pages of generated people in tried layouts, including two columns and dark headings.
import { toHtml } from '../flow.mjs';
import { FRESH } from '../fresh/layouts.mjs';
import { THEMES, themed } from '../fresh/themes.mjs';
import { tuned } from '../layouts.mjs';
import { mixed } from '../mixed/mix.mjs';
import { moreTuned } from '../more-layouts.mjs';
import { person } from '../people.mjs';
import { LAYOUTS as VARIED } from '../varied/layouts.mjs';

const themes = Object.keys(THEMES);
const ownLayouts = Object.entries({ ...tuned, ...moreTuned });

/** A page by number: its HTML and the document that it shows. */
export function pageOf(number) {
  const seed = 7000 + number;
  if (number % 4 === 3) {
    const { document, blocks } = mixed(seed);
    return { document, html: toHtml(blocks) };
  }
  if (number % 4 === 2) {
    const layouts = Object.values(VARIED);
    const document = person(seed, 'varied');
    return {
      document,
      html: toHtml(layouts[Math.floor(number / 4) % layouts.length](document), { isDark: true }),
    };
  }
  if (number % 4 === 1) {
    const layouts = Object.values(FRESH);
    const document = person(seed, 'fresh');
    const blocks = layouts[Math.floor(number / 4) % layouts.length](document);
    return { document, html: themed(toHtml(blocks), themes[number % themes.length]) };
  }
  const [, layOut] = ownLayouts[Math.floor(number / 4) % ownLayouts.length];
  const document = person(seed, 'tuned');
  return { document, html: toHtml(layOut(document), { isDark: number % 8 === 0 }) };
}
