import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

type Range = [first: number, last: number];

interface Face {
  family: string;
  weight: 400 | 700;
  file: string;
  full: string;
  covered: Range[];
  available: Range[];
}

/** A font file to be handed to the browser. */
export interface LoadableFace {
  family: string;
  weight: number;
  base64: string;
  unicodeRange?: string;
}

interface Coverage {
  covered: Set<number>;
  available: Set<number>;
}

/** What a text needs beyond the subset files. */
export interface FontPlan {
  /** Characters by the family whose full file holds them. */
  extra: Map<string, string>;
  /** Characters that no font holds. */
  missing: string[];
}

const REMEMBERED_SUBSETS = 50;
// Spaces, controls, joiners and variation selectors draw nothing.
const INVISIBLE = /^[\p{C}\p{Z}\ufe00-\ufe0f]$/u;

/** The fonts of the PDF: which characters they hold, and second subsets for characters outside the usual ones. */
export class FontLibrary {
  private readonly coverage = new Map<string, Coverage>();
  private readonly subsets = new Map<string, Promise<LoadableFace[]>>();

  private constructor(
    private readonly directory: string,
    private readonly faces: Face[],
  ) {
    for (const face of faces.filter(({ weight }) => weight === 400)) {
      this.coverage.set(face.family, { covered: expand(face.covered), available: expand(face.available) });
    }
  }

  static async open(directory: string): Promise<FontLibrary> {
    const manifest = JSON.parse(await readFile(path.join(directory, 'manifest.json'), 'utf8')) as { faces: Face[] };
    return new FontLibrary(directory, manifest.faces);
  }

  /** Finds what characters need when they are printed in these families, the first one preferred. */
  plan(characters: Iterable<string>, families: readonly string[]): FontPlan {
    const extra = new Map<string, string>();
    const missing: string[] = [];
    for (const character of characters) {
      const codePoint = character.codePointAt(0) ?? 0;
      if (INVISIBLE.test(character) || this.findFamily(families, 'covered', codePoint)) continue;
      const family = this.findFamily(families, 'available', codePoint);
      if (family) extra.set(family, (extra.get(family) ?? '') + character);
      else missing.push(character);
    }
    return { extra, missing };
  }

  /** Both weights of a family's usual subset. */
  async load(family: string): Promise<LoadableFace[]> {
    const faces = this.faces.filter((face) => face.family === family);
    return await Promise.all(
      faces.map(async ({ weight, file }) => ({ family, weight, base64: await this.read(file, 'base64') })),
    );
  }

  /** Both weights of a subset made for the characters of one document; the last ones are remembered. */
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

  private async makeExtra(family: string, characters: string): Promise<LoadableFace[]> {
    const unicodeRange = [...characters].map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(',');
    const faces = this.faces.filter((face) => face.family === family);
    return await Promise.all(
      faces.map(async ({ weight, full }) => {
        const bytes = await subsetFont(await readFile(path.join(this.directory, full)), characters, {
          targetFormat: 'truetype',
          noHinting: true,
          keepFeatures: [],
        });
        return { family, weight, base64: bytes.toString('base64'), unicodeRange };
      }),
    );
  }

  private findFamily(families: readonly string[], kind: keyof Coverage, codePoint: number): string | undefined {
    return families.find((family) => this.coverage.get(family)?.[kind].has(codePoint));
  }

  private async read(file: string, encoding: BufferEncoding): Promise<string> {
    return await readFile(path.join(this.directory, file), encoding);
  }
}

function expand(ranges: Range[]): Set<number> {
  const codePoints = new Set<number>();
  for (const [first, last] of ranges) for (let codePoint = first; codePoint <= last; codePoint += 1) codePoints.add(codePoint);
  return codePoints;
}
