// Writes the style sheets of the preview fonts: the slices (unicode-range) of the PDF's families, woff2
// only. Run it after an update of the font packages: node tooling/fonts/preview-css.mjs
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import { faces } from './faces.mjs';
import { halfFamily, halfSigns, halfSignsOf } from './half-signs.mjs';
import { latinQuotes, quotesFamily } from './latin-quotes.mjs';

const require = createRequire(import.meta.url);
const target = new URL('../../packages/templates/src/preview/fonts/', import.meta.url);

const SHEETS = {
  'sans.css': ['@fontsource/noto-sans-sc/400.css', '@fontsource/noto-sans-sc/700.css'],
  'serif.css': ['@fontsource/noto-serif-sc/400.css', '@fontsource/noto-serif-sc/700.css'],
  'kai.css': ['lxgw-wenkai-webfont/lxgwwenkai-regular.css', 'lxgw-wenkai-webfont/lxgwwenkai-bold.css'],
};

const FAMILIES = { 'sans.css': 'Noto Sans SC', 'serif.css': 'Noto Serif SC', 'kai.css': 'LXGW WenKai' };

async function slicesOf(sheet) {
  const css = await fs.readFile(require.resolve(sheet), 'utf8');
  const folder = sheet.replace(/\/[^/]+$/, '');
  return [...css.matchAll(/@font-face\s*\{([^}]+)\}/g)].map(([, body]) => {
    const read = (name) => body.match(new RegExp(`${name}:\\s*([^;]+)`))?.[1].trim();
    const file = body.match(/url\(['"]?\.\/([^'")]+\.woff2)/)?.[1];
    return `@font-face{font-family:${read('font-family')};font-weight:${read('font-weight')};font-display:swap;src:url('${folder}/${file}') format('woff2');unicode-range:${read('unicode-range').replaceAll(', ', ',')}}`;
  });
}

/** The narrow quotation marks of a sheet's families, as files next to it. */
async function quotesOf(name) {
  const wanted = faces().filter(({ family }) => family === FAMILIES[name]);
  return await Promise.all(
    wanted.map(async (face) => {
      const file = `${name.replace('.css', '')}-quotes-${face.weight}.woff2`;
      await fs.writeFile(new URL(file, target), await latinQuotes(face, 'woff2'));
      return `@font-face{font-family:'${quotesFamily(face.family)}';font-weight:${face.weight};font-display:swap;src:url('./${file}') format('woff2');unicode-range:U+30-39,U+2018-2019,U+201c-201d}`;
    }),
  );
}

/** The half-width punctuation of a sheet's families, as files next to it. */
async function halfSignsFor(name) {
  const wanted = faces().filter(({ family }) => family === FAMILIES[name]);
  return await Promise.all(
    wanted.map(async (face) => {
      const file = `${name.replace('.css', '')}-half-${face.weight}.woff2`;
      await fs.writeFile(new URL(file, target), await halfSigns(face, 'woff2'));
      const range = Array.from(halfSignsOf(face), (sign) => `U+${sign.codePointAt(0)?.toString(16)}`).join(
        ',',
      );
      return `@font-face{font-family:'${halfFamily(face.family)}';font-weight:${face.weight};font-display:swap;src:url('./${file}') format('woff2');unicode-range:${range}}`;
    }),
  );
}

await fs.mkdir(target, { recursive: true });
for (const [name, sheets] of Object.entries(SHEETS)) {
  const slices = (await Promise.all(sheets.map(slicesOf))).flat();
  const list = [...slices, ...(await quotesOf(name)), ...(await halfSignsFor(name))];
  await fs.writeFile(
    new URL(name, target),
    `/* Made by tooling/fonts/preview-css.mjs. */\n${list.join('\n')}\n`,
  );
  console.log(name, list.length);
}
