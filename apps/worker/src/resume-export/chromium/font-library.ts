import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  FontPlanner,
  readFontFaces,
  type FontFace,
  type FontPlan,
  type PrintedText,
} from '@qicheng/templates/fonts';
import type { ShownText } from './shown-page.js';

/** A font file to pass to the browser. */
export interface LoadableFace {
  family: string;
  weight: number;
  base64: string;
  unicodeRange?: string;
}

// Loaded with the first rare character: its WebAssembly would take memory in every worker.
const loadSubsetFont = async () => (await import('subset-font')).default;

const REMEMBERED_SUBSETS = 50;
/** What the usual files keep and a horizontal text uses. */
const CARRIED_FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'halt', 'chws', 'palt'];

const rangeOf = (characters: Iterable<string>): string =>
  Array.from(characters, (character) => `U+${character.codePointAt(0)?.toString(16)}`).join(',');

/**
 * The fonts of the PDF: the characters they contain, and second subsets for characters outside the standard
 * ones.
 */
export class FontLibrary {
  private readonly planner: FontPlanner;
  private readonly subsets = new Map<string, Promise<LoadableFace[]>>();

  private constructor(
    private readonly directory: string,
    private readonly faces: readonly FontFace[],
  ) {
    this.planner = new FontPlanner(faces);
  }

  static async open(directory: string): Promise<FontLibrary> {
    return new FontLibrary(
      directory,
      readFontFaces(await readFile(path.join(directory, 'manifest.json'), 'utf8')),
    );
  }

  /** Finds what a text needs beyond the standard subsets. */
  plan(text: PrintedText): FontPlan {
    return this.planner.plan(text);
  }

  /** Both weights of a family's standard subset. */
  async load(family: string): Promise<LoadableFace[]> {
    const faces = this.faces.filter((face) => face.family === family);
    return await Promise.all(
      faces.map(async ({ weight, file }) => ({ family, weight, base64: await this.read(file, 'base64') })),
    );
  }

  /** Both weights of a subset for the characters of one document; recent ones are cached. */
  async loadExtra(family: string, characters: string): Promise<LoadableFace[]> {
    const key = family + [...characters].sort().join('');
    const known = this.subsets.get(key) ?? this.makeExtra(family, characters);
    this.subsets.delete(key);
    this.subsets.set(key, known);
    known.catch(() => this.subsets.delete(key));
    for (const oldest of this.subsets.keys()) {
      if (this.subsets.size <= REMEMBERED_SUBSETS) break;
      this.subsets.delete(oldest);
    }
    return await known;
  }

  /** Faces with only the characters that a page shows, as WOFF2: for a page that embeds its fonts. */
  async carry(texts: readonly ShownText[]): Promise<LoadableFace[]> {
    const needed = new Map<FontFace, { usual: Set<string>; extra: Set<string> }>();
    for (const { families, weight, characters } of texts)
      for (const character of characters) {
        const found = this.planner.familyOf(families, character);
        const faces = this.faces.filter(({ family }) => family === found?.family);
        const face = faces.find((each) => each.weight === weight) ?? faces[0];
        if (!found || !face) continue;
        const parts = needed.get(face) ?? { usual: new Set(), extra: new Set() };
        parts[found.isUsual ? 'usual' : 'extra'].add(character);
        needed.set(face, parts);
      }
    const made = Array.from(needed, async ([{ family, weight, file, rareFile }, { usual, extra }]) => {
      // The height of a line follows from the first font that has a space, as it does with the whole files.
      if (usual.size > 0 && this.planner.familyOf([family], ' ')) usual.add(' ');
      const part = async (name: string, characters: Set<string>) => {
        const subsetFont = await loadSubsetFont();
        const bytes = await subsetFont(
          await readFile(path.join(this.directory, name)),
          [...characters].join(''),
          {
            targetFormat: 'woff2',
            noHinting: true,
            keepFeatures: CARRIED_FEATURES,
          },
        );
        return { family, weight, base64: bytes.toString('base64'), unicodeRange: rangeOf(characters) };
      };
      return [
        ...(usual.size > 0 ? [await part(file, usual)] : []),
        ...(extra.size > 0 ? [await part(rareFile, extra)] : []),
      ];
    });
    return (await Promise.all(made)).flat();
  }

  private async makeExtra(family: string, characters: string): Promise<LoadableFace[]> {
    const unicodeRange = rangeOf(characters);
    const faces = this.faces.filter((face) => face.family === family);
    return await Promise.all(
      faces.map(async ({ weight, rareFile }) => {
        const subsetFont = await loadSubsetFont();
        const bytes = await subsetFont(await readFile(path.join(this.directory, rareFile)), characters, {
          targetFormat: 'truetype',
          noHinting: true,
          keepFeatures: [],
        });
        return { family, weight, base64: bytes.toString('base64'), unicodeRange };
      }),
    );
  }

  private async read(file: string, encoding: BufferEncoding): Promise<string> {
    return await readFile(path.join(this.directory, file), encoding);
  }
}
