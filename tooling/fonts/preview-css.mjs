// Writes the style sheets of the preview fonts: the slices (unicode-range) of the PDF's families, woff2
// only. Run it after an update of the font packages: node tooling/fonts/preview-css.mjs
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { displayCharacters, subsetCharacters } from './charset.mjs';
import { characterMap, toRanges } from './cmap.mjs';
import { companionCharacters, companionLatin, hasLatin, latinFamily } from './companion-latin.mjs';
import { displayFaces, faces, weightFaces } from './faces.mjs';
import { FONT_NAMES } from './font-names.mjs';
import { halfFamily, halfWidthFont, halfWidthCharacters } from './half-width-marks.mjs';
import { ITALIC_CHARACTERS, italicFamily, italicLatin, italicOf } from './italics.mjs';
import { latinQuotes, quotesFamily } from './latin-quotes.mjs';
import { trueTypeOf } from './true-type.mjs';

const require = createRequire(import.meta.url);
const target = new URL('../../packages/templates/src/preview/fonts/', import.meta.url);

const SHEETS = {
  sans: ['@fontsource/noto-sans-sc/400.css', '@fontsource/noto-sans-sc/700.css'],
  serif: ['@fontsource/noto-serif-sc/400.css', '@fontsource/noto-serif-sc/700.css'],
  kai: ['lxgw-wenkai-webfont/lxgwwenkai-regular.css', 'lxgw-wenkai-webfont/lxgwwenkai-bold.css'],
};

const WOFF2 = { targetFormat: 'woff2', noHinting: true, keepFeatures: [] };
const FAMILIES = { sans: 'Noto Sans SC', serif: 'Noto Serif SC', kai: 'LXGW WenKai' };

const rule = ({ family, weight, url, range }) =>
  `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url('${url}') format('woff2');unicode-range:${range}}`;

async function slicesIn(sheet) {
  const css = await fs.readFile(require.resolve(sheet), 'utf8');
  const folder = sheet.replace(/\/[^/]+$/, '');
  return [...css.matchAll(/@font-face\s*\{([^}]+)\}/g)].map(([, body]) => {
    const read = (name) => body.match(new RegExp(`${name}:\\s*([^;]+)`))?.[1].trim();
    const file = body.match(/url\(['"]?\.\/([^'")]+\.woff2)/)?.[1];
    return {
      family: read('font-family'),
      weight: read('font-weight'),
      url: `${folder}/${file}`,
      range: read('unicode-range').replaceAll(', ', ','),
    };
  });
}

const hex = (codePoint) => codePoint.toString(16);
const rangeOf = (codePoints) =>
  toRanges([...codePoints].sort((one, other) => one - other))
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');

const codePointsOf = (range) =>
  range.split(',').flatMap((part) => {
    const [first, last = first] = part
      .slice(2)
      .split('-')
      .map((text) => parseInt(text, 16));
    return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  });

/**
 * The slices of a heading face, limited to the characters of the PDF's font, and our own slice for the
 * characters that they lack.
 */
async function slicesOfDisplayFace(face) {
  const { name, weight, file, slices } = face;
  const family = `'${face.family}'`;
  const original = await fs.readFile(file);
  const subset = await subsetFont(original, displayCharacters(face), {
    targetFormat: 'truetype',
    noHinting: true,
  });
  const left = new Set(characterMap(subset).map(([codePoint]) => codePoint));
  const rules = (await slicesIn(slices)).flatMap(({ url, range }) => {
    const contained = codePointsOf(range).filter((codePoint) => left.delete(codePoint));
    return contained.length > 0 ? [rule({ family, weight, url, range: rangeOf(contained) })] : [];
  });
  if (left.size === 0) return rules;
  const more = `${name}-more.woff2`;
  await fs.writeFile(new URL(more, target), await subsetFont(original, String.fromCodePoint(...left), WOFF2));
  return [...rules, rule({ family, weight, url: `./${more}`, range: rangeOf(left) })];
}

/** The names of the fonts, each in its own typeface: a few glyphs for the buttons of the editor. */
async function fontNames() {
  const all = [...Object.entries(FAMILIES), ...displayFaces().map(({ name, family }) => [name, family])];
  return await Promise.all(
    all.map(async ([name, family]) => {
      const face = [...faces(), ...displayFaces()].find((each) => each.family === family);
      const letters = await subsetFont(await fs.readFile(face.file), FONT_NAMES[name], WOFF2);
      await fs.writeFile(new URL(`name-${name}.woff2`, target), letters);
      const range = rangeOf(Array.from(FONT_NAMES[name], (letter) => letter.codePointAt(0)));
      return rule({ family: `'Font name ${name}'`, weight: '400 700', url: `./name-${name}.woff2`, range });
    }),
  );
}

/** The narrow quotation marks of a face, as a file next to the sheets. */
async function quotesOf(sheet, face) {
  const { family, weight } = face;
  const url = `./${sheet}-quotes-${weight}.woff2`;
  await fs.writeFile(new URL(url, target), await latinQuotes(face, 'woff2'));
  return { family: `'${quotesFamily(family)}'`, weight, url, range: 'U+30-39,U+2018-2019,U+201c-201d' };
}

/** The half-width punctuation of a face. */
async function halfSignsOf(sheet, face) {
  const { family, weight } = face;
  const url = `./${sheet}-half-${weight}.woff2`;
  await fs.writeFile(new URL(url, target), await halfWidthFont(face, 'woff2'));
  const range = Array.from(halfWidthCharacters(face), (character) => `U+${hex(character.codePointAt(0))}`);
  return { family: `'${halfFamily(family)}'`, weight, url, range: range.join(',') };
}

/** The italic letters of a face that has some. */
async function italicsOf(sheet, face) {
  const { family, weight } = face;
  const url = `./${sheet}-italic-${weight}.woff2`;
  await fs.writeFile(new URL(url, target), await italicLatin(face, 'woff2'));
  const range = rangeOf(Array.from(ITALIC_CHARACTERS, (letter) => letter.codePointAt(0)));
  return { family: `'${italicFamily(family)}'`, weight, url, range };
}

/** The Latin beside a face. */
async function latinBeside(sheet, face) {
  const { family, weight } = face;
  const url = `./${sheet}-latin-${weight}.woff2`;
  await fs.writeFile(new URL(url, target), await companionLatin(face, 'woff2'));
  const range = rangeOf(Array.from(companionCharacters(face), (letter) => letter.codePointAt(0)));
  return { family: `'${latinFamily(family)}'`, weight, url, range };
}

/** The fonts beside those of a face. */
async function companionsOf(sheet, face) {
  const own = [await quotesOf(sheet, face), await halfSignsOf(sheet, face)];
  if (hasLatin(face)) own.push(await latinBeside(sheet, face));
  return italicOf(face) ? [...own, await italicsOf(sheet, face)] : own;
}

/** All rules of a text family. */
async function rulesOfFamily(sheet) {
  const slices = (await Promise.all(SHEETS[sheet].map(slicesIn))).flat();
  const own = [];
  for (const face of faces().filter(({ family }) => family === FAMILIES[sheet]))
    own.push(...(await companionsOf(sheet, face)));
  return [...slices, ...own];
}

const limited = (slice, isContained) => {
  const contained = codePointsOf(slice.range).filter(isContained);
  return contained.length > 0 ? [{ ...slice, range: rangeOf(contained) }] : [];
};

/**
 * A lighter or darker family: the usual characters in their own weight, the rarer ones and bold text from the family
 * beside it, as in the PDF.
 */
async function rulesOfWeight({ name, beside, ...face }, rules) {
  const subset = await subsetFont(await trueTypeOf(face.file), subsetCharacters(), {
    targetFormat: 'truetype',
    noHinting: true,
  });
  const usual = new Set(characterMap(subset).map(([codePoint]) => codePoint));
  const renamed = rules
    .filter((each) => each.family !== `'${latinFamily(beside)}'`)
    .map((each) => ({ ...each, family: each.family.replace(beside, face.family) }));
  const isText = ({ family }) => family === `'${face.family}'`;
  return [
    ...(await slicesIn(face.slices)).flatMap((slice) =>
      limited({ ...slice, family: `'${face.family}'`, weight: '400' }, (codePoint) => usual.has(codePoint)),
    ),
    ...renamed
      .filter((each) => isText(each) && each.weight === '400')
      .flatMap((slice) => limited(slice, (codePoint) => !usual.has(codePoint))),
    ...renamed.filter(({ weight }) => String(weight) === '700'),
    ...(await companionsOf(name, face)),
  ];
}

async function writeSheet(name, list) {
  const text = `/* Made by tooling/fonts/preview-css.mjs. */\n${list.join('\n')}\n`;
  await fs.writeFile(new URL(name, target), text);
  console.log(name, list.length);
}

await fs.mkdir(target, { recursive: true });
for (const [sheet, family] of Object.entries(FAMILIES)) {
  const rules = await rulesOfFamily(sheet);
  await writeSheet(`${sheet}.css`, rules.map(rule));
  for (const face of weightFaces().filter(({ beside }) => beside === family))
    await writeSheet(`${face.name}.css`, (await rulesOfWeight(face, rules)).map(rule));
}
for (const face of displayFaces()) await writeSheet(`${face.name}.css`, await slicesOfDisplayFace(face));
await writeSheet('names.css', await fontNames());
