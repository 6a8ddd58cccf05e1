import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  FontPlanner,
  readFontFaces,
  type FontFace,
  type FontPlan,
  type PrintedText,
} from '@qicheng/templates/fonts';
import subsetFont from 'subset-font';

/** A font file to be handed to the browser. */
export interface LoadableFace {
  family: string;
  weight: number;
  base64: string;
  unicodeRange?: string;
}

const REMEMBERED_SUBSETS = 50;

/** The fonts of the PDF: which characters they hold, and second subsets for characters outside the usual ones. */
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

  /** Finds what a text needs beyond the usual subsets. */
  plan(text: PrintedText): FontPlan {
    return this.planner.plan(text);
  }

  /** Both weights of a family's usual subset. */
  async load(family: string): Promise<LoadableFace[]> {
    const faces = this.faces.filter((face) => face.family === family);
    return await Promise.all(
      faces.map(async ({ weight, file }) => ({ family, weight, base64: await this.read(file, 'base64') })),
    );
  }

  /** Both weights of a subset made for the characters of one document; the last ones are cached. */
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
    const unicodeRange = [...characters]
      .map((character) => `U+${character.codePointAt(0)?.toString(16)}`)
      .join(',');
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

  private async read(file: string, encoding: BufferEncoding): Promise<string> {
    return await readFile(path.join(this.directory, file), encoding);
  }
}
