// Builds the PDF fonts once per version into a cache: one static TrueType subset per family and weight
// [rendering fonts], the full files for characters outside the subset, and their licences.
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';
import { characterMap, toRanges } from './cmap.mjs';
import { displayCharacters, subsetCharacters } from './charset.mjs';
import { displayFaces, faces, italicFaces } from './faces.mjs';
import { halfFamily, halfWidthFont, halfWidthCharacters } from './half-width-marks.mjs';
import { italicFamily, italicLatin, italicOf } from './italics.mjs';
import { latinQuotes, MARKS, quotesFamily } from './latin-quotes.mjs';

const FORMAT = 10;
/** Only the features of horizontal text; browsers trim full-width punctuation at line starts with `halt`. */
const KEPT_FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'halt', 'chws', 'palt'];

const slug = (face) => `${face.family.toLowerCase().replaceAll(' ', '-')}-${face.weight}`;
const exists = (file) =>
  fs.access(file).then(
    () => true,
    () => false,
  );

async function versionOf(list) {
  const hash = createHash('sha256').update(`${FORMAT}\n${subsetCharacters()}\n`);
  for (const { family, beside, weight, hasLatin, file } of list)
    hash.update(`${family ?? italicFamily(beside)} ${weight} ${hasLatin} ${(await fs.stat(file)).size}\n`);
  return hash.digest('hex').slice(0, 12);
}

async function buildFace(face, directory) {
  const original = await fs.readFile(face.file);
  const subset = await subsetFont(original, subsetCharacters(), {
    targetFormat: 'truetype',
    noHinting: true,
    keepFeatures: KEPT_FEATURES,
  });
  const full = face.file.endsWith('.ttf') ? original : await toTrueType(original);
  await fs.writeFile(path.join(directory, `${slug(face)}.ttf`), subset);
  await fs.writeFile(path.join(directory, 'full', `${slug(face)}.ttf`), full);
  await copyLicence(face, directory);
  return {
    family: face.family,
    weight: face.weight,
    file: `${slug(face)}.ttf`,
    full: `full/${slug(face)}.ttf`,
    covered: toRanges(characterMap(subset).map(([codePoint]) => codePoint)),
    available: toRanges(characterMap(full).map(([codePoint]) => codePoint)),
  };
}

const copyLicence = (face, directory) =>
  fs.copyFile(
    face.licence,
    path.join(directory, `OFL-${face.family.toLowerCase().replaceAll(' ', '-')}.txt`),
  );

/** The letters of a heading font; other characters are drawn by the text fonts. */
async function buildDisplayFace(face, directory) {
  const { family, weight } = face;
  const bytes = await subsetFont(await fs.readFile(face.file), displayCharacters(face), {
    targetFormat: 'truetype',
    noHinting: true,
    keepFeatures: KEPT_FEATURES,
  });
  await copyLicence(face, directory);
  const characters = characterMap(bytes).map(([codePoint]) => String.fromCodePoint(codePoint));
  return writeSmall({ family, weight }, characters, bytes, directory);
}

/** The narrow quotation marks and tabular figures of a face. */
async function buildQuotes(face, directory) {
  const font = { family: quotesFamily(face.family), weight: face.weight };
  return writeSmall(font, MARKS, await latinQuotes(face, 'truetype'), directory);
}

/** The full-width punctuation of a face at half width. */
async function buildHalfSigns(face, directory) {
  const font = { family: halfFamily(face.family), weight: face.weight };
  return writeSmall(font, halfWidthCharacters(face), await halfWidthFont(face, 'truetype'), directory);
}

/** The italic letters of a face. */
async function buildItalic(face, directory) {
  const font = { family: italicFamily(face.family), weight: face.weight };
  await copyLicence({ ...font, licence: italicOf(face).licence }, directory);
  const bytes = await italicLatin(face, 'truetype');
  const characters = characterMap(bytes).map(([codePoint]) => String.fromCodePoint(codePoint));
  return writeSmall(font, characters, bytes, directory);
}

/** A font that needs no full version. */
async function writeSmall(font, characters, bytes, directory) {
  const file = `${slug(font)}.ttf`;
  await fs.writeFile(path.join(directory, file), bytes);
  const covered = toRanges(
    [...characters].map((character) => character.codePointAt(0)).sort((one, other) => one - other),
  );
  // The same characters as the usual file.
  return { ...font, file, full: file, covered, available: [] };
}

const toTrueType = (font) =>
  subsetFont(font, undefined, { targetFormat: 'truetype', keepAllGlyphs: true, noHinting: true });

/**
 * Ensures that the fonts are built and returns the directory with them and `manifest.json`.
 * Safe to run in several processes at once: the finished directory appears by one rename.
 * @param {{ cacheDirectory: string, onStep?: (text: string) => void }} options
 * @returns {Promise<string>}
 */
export async function ensureFonts({ cacheDirectory, onStep = () => {} }) {
  const list = faces();
  const displayed = displayFaces();
  const target = path.join(
    cacheDirectory,
    `fonts-${await versionOf([...list, ...italicFaces(), ...displayed])}`,
  );
  if (await exists(path.join(target, 'manifest.json'))) return target;
  const draft = path.join(cacheDirectory, `.fonts-${process.pid}-${Date.now()}`);
  await fs.mkdir(path.join(draft, 'full'), { recursive: true, mode: 0o755 });
  try {
    const built = [];
    for (const face of list) {
      onStep(`${face.family} ${face.weight}`);
      built.push(await buildFace(face, draft));
      built.push(await buildQuotes(face, draft));
      built.push(await buildHalfSigns(face, draft));
      if (italicOf(face)) built.push(await buildItalic(face, draft));
    }
    for (const face of displayed) {
      onStep(face.family);
      built.push(await buildDisplayFace(face, draft));
    }
    await fs.writeFile(path.join(draft, 'manifest.json'), JSON.stringify({ faces: built }));
    await publish(draft, target);
  } finally {
    await fs.rm(draft, { recursive: true, force: true });
  }
  return target;
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
