// Builds the PDF fonts once per version into a cache: one static subset per family and weight [rendering fonts], a second
// one with the rarer characters, and their licences.
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';
import { displayCharacters, subsetCharacters } from './charset.mjs';
import { characterMap, toRanges } from './cmap.mjs';
import { companionCharacters, companionLatin, hasLatin, latinFamily } from './companion-latin.mjs';
import { displayFaces, faces, italicFaces, latinFaces, weightFaces } from './faces.mjs';
import { halfFamily, halfWidthFont, halfWidthCharacters } from './half-width-marks.mjs';
import { italicFamily, italicLatin, italicOf } from './italics.mjs';
import { latinQuotes, MARKS, quotesFamily } from './latin-quotes.mjs';
import { trueTypeOf } from './true-type.mjs';
import { toWoff2 } from './woff2.mjs';

const FORMAT = 12;
/** Only the features of horizontal text; browsers trim full-width punctuation at line starts with `halt`. */
const KEPT_FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'halt', 'chws', 'palt'];
const TRUE_TYPE = { targetFormat: 'truetype', noHinting: true };
/** Images store the files of rare characters without the usual ones, compressed; a start from source would wait 6 s for it. */
const IS_COMPACT = process.env.FONT_STORE === 'compact';
/** Of Brotli: 9 would save 3 % and take twice the time, 11 minutes a font. */
const QUALITY = 5;
/** Also read by programs that know only TrueType: the one that draws share cards, and browsers as a system font. */
const SHARED_FAMILY = 'Noto Sans SC';

const slug = (face) => `${face.family.toLowerCase().replaceAll(' ', '-')}-${face.weight}`;
const exists = (file) =>
  fs.access(file).then(
    () => true,
    () => false,
  );

async function versionOf(list) {
  const hash = createHash('sha256').update(`${FORMAT} ${QUALITY} ${IS_COMPACT}\n${subsetCharacters()}\n`);
  for (const { family, beside, weight, hasLatin, file } of list)
    hash.update(`${family ?? italicFamily(beside)} ${weight} ${hasLatin} ${(await fs.stat(file)).size}\n`);
  return hash.digest('hex').slice(0, 12);
}

/** Writes a font and returns its file name. Browsers and subset-font read WOFF2. */
async function writeCompressed(name, bytes, directory) {
  const file = `${name}.woff2`;
  await fs.writeFile(path.join(directory, file), await toWoff2(bytes, QUALITY));
  return file;
}

async function writePlain(name, bytes, directory) {
  const file = `${name}.ttf`;
  await fs.writeFile(path.join(directory, file), bytes);
  return file;
}

const codePointsOf = (font) => characterMap(font).map(([codePoint]) => codePoint);
const textOf = (codePoints) => codePoints.map((each) => String.fromCodePoint(each)).join('');

/** The usual characters of a text face: its entry and the code points. */
async function buildUsual(face, directory) {
  const { family, weight } = face;
  const subset = await subsetFont(await trueTypeOf(face.file), subsetCharacters(), {
    ...TRUE_TYPE,
    keepFeatures: KEPT_FEATURES,
  });
  const write = family === SHARED_FAMILY ? writePlain : writeCompressed;
  const file = await write(slug(face), subset, directory);
  const usual = codePointsOf(subset);
  return { entry: { family, weight, file, covered: toRanges(usual) }, usual };
}

/** The file with the characters of a text face that are not usual. */
async function buildRare(face, usual, directory) {
  const original = await trueTypeOf(face.file);
  const all = codePointsOf(original);
  const available = toRanges(all);
  const name = `${slug(face)}-rare`;
  if (!IS_COMPACT) return { rareFile: await writePlain(name, original, directory), available };
  const stored = new Set(usual);
  const rare = all.filter((codePoint) => !stored.has(codePoint));
  const font = await subsetFont(original, textOf(rare), { ...TRUE_TYPE, keepFeatures: [] });
  return { rareFile: await writeCompressed(name, font, directory), available };
}

const copyLicence = ({ family, licence }, directory) =>
  fs.copyFile(licence, path.join(directory, `OFL-${family.toLowerCase().replaceAll(' ', '-')}.txt`));

/** All fonts of a text face. */
async function buildFace(face, directory) {
  const { entry, usual } = await buildUsual(face, directory);
  await copyLicence(face, directory);
  const italic = italicOf(face);
  if (italic) await copyLicence({ family: italicFamily(face.family), licence: italic.licence }, directory);
  return [
    { ...entry, ...(await buildRare(face, usual, directory)) },
    ...(await buildCompanions(face, directory)),
  ];
}

/** The fonts of a lighter or darker face; rare characters and bold text use the fonts of its family. */
async function buildWeight(face, built, directory) {
  const { family, beside } = face;
  const { rareFile, available } = built.find((each) => each.family === beside && each.weight === face.weight);
  const names = [beside, ...[quotesFamily, halfFamily, italicFamily].map((name) => name(beside))];
  const bold = built.filter((each) => each.weight === 700 && names.includes(each.family));
  const { entry } = await buildUsual(face, directory);
  return [
    { ...entry, rareFile, available },
    ...(await buildCompanions(face, directory)),
    ...bold.map((each) => ({ ...each, family: each.family.replace(beside, family) })),
  ];
}

/** The letters of a heading font; other characters are drawn by the text fonts. */
async function buildDisplayFace(face, directory) {
  const { family, weight } = face;
  const bytes = await subsetFont(await trueTypeOf(face.file), displayCharacters(face), {
    ...TRUE_TYPE,
    keepFeatures: KEPT_FEATURES,
  });
  await copyLicence(face, directory);
  const file = await writeCompressed(slug(face), bytes, directory);
  return { family, weight, file, rareFile: file, covered: toRanges(codePointsOf(bytes)), available: [] };
}

/** The narrow quotation marks and tabular figures of a face, its punctuation at half width, its Latin and its italic letters. */
async function buildCompanions(face, directory) {
  const { family, weight } = face;
  const quotes = await latinQuotes(face, 'truetype');
  const half = await halfWidthFont(face, 'truetype');
  const italic = italicOf(face) && (await italicLatin(face, 'truetype'));
  return [
    await writeSmall({ family: quotesFamily(family), weight }, MARKS, quotes, directory),
    await writeSmall({ family: halfFamily(family), weight }, halfWidthCharacters(face), half, directory),
    ...(hasLatin(face) ? [await buildLatin(face, directory)] : []),
    ...(italic ? [await writeItalic({ family: italicFamily(family), weight }, italic, directory)] : []),
  ];
}

const buildLatin = async (face, directory) =>
  writeSmall(
    { family: latinFamily(face.family), weight: face.weight },
    companionCharacters(face),
    await companionLatin(face, 'truetype'),
    directory,
  );

const writeItalic = (font, bytes, directory) =>
  writeSmall(font, textOf(codePointsOf(bytes)), bytes, directory);

async function writeSmall(font, characters, bytes, directory) {
  const file = await writePlain(slug(font), bytes, directory);
  const codePoints = [...characters].map((character) => character.codePointAt(0));
  const covered = toRanges(codePoints.sort((one, other) => one - other));
  return { ...font, file, rareFile: file, covered, available: [] };
}

/**
 * Ensures that the fonts are built and returns the directory with them and `manifest.json`.
 * Safe to run in several processes at once: the finished directory appears by one rename.
 * @param {{ cacheDirectory: string, onStep?: (text: string) => void }} options
 * @returns {Promise<string>}
 */
export async function ensureFonts({ cacheDirectory, onStep = () => {} }) {
  const [texts, weights, displayed] = [faces(), weightFaces(), displayFaces()];
  const version = await versionOf([...texts, ...weights, ...italicFaces(), ...latinFaces(), ...displayed]);
  const target = path.join(cacheDirectory, `fonts-${version}`);
  if (await exists(path.join(target, 'manifest.json'))) return target;
  const draft = path.join(cacheDirectory, `.fonts-${process.pid}-${Date.now()}`);
  await fs.mkdir(draft, { recursive: true, mode: 0o755 });
  try {
    const built = [];
    const add = async (face, build) => {
      onStep(`${face.family} ${face.weight}`);
      built.push(...(await build));
    };
    for (const face of texts) await add(face, buildFace(face, draft));
    for (const face of weights) await add(face, buildWeight(face, built, draft));
    for (const face of displayed)
      await add(
        face,
        buildDisplayFace(face, draft).then((each) => [each]),
      );
    await fs.writeFile(path.join(draft, 'manifest.json'), JSON.stringify(manifestOf(built)));
    await publish(draft, target);
  } finally {
    await fs.rm(draft, { recursive: true, force: true });
  }
  return target;
}

/** The faces; the lists of characters, which most weights share, are stored once. */
function manifestOf(built) {
  const lists = new Map();
  const faces = built.map(({ covered, available, ...face }) => {
    const key = JSON.stringify({ covered, available });
    if (!lists.has(key)) lists.set(key, { index: lists.size, characters: { covered, available } });
    return { ...face, characters: lists.get(key).index };
  });
  return { faces, characters: Array.from(lists.values(), ({ characters }) => characters) };
}

async function publish(draft, target) {
  try {
    await fs.rename(draft, target);
  } catch (error) {
    if (!(await exists(path.join(target, 'manifest.json')))) throw error;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const cacheDirectory = path.resolve(process.argv[2] ?? '.qicheng/cache');
  console.log(await ensureFonts({ cacheDirectory, onStep: (text) => console.log(text) }));
}
