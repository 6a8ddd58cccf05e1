import type { Language, ResumeDocument } from '@qicheng/resume/document';
import { viewText } from '@qicheng/resume/view-text';
import { familiesOfStyle } from '../resolve-style.js';
import { printableData } from '../shared/printable-text.js';
import { styleOf } from '../style-of.js';
import { viewOf } from '../view-of.js';

/** Characters and the font families that render them, in fallback order. */
interface TextInFamilies {
  characters: ReadonlySet<string>;
  families: readonly string[];
}

/** Font requirements of a print; headings with their own font have other fallback families than the text. */
export interface PrintedText extends TextInFamilies {
  headings?: TextInFamilies;
}

/** The characters that a document prints, without markup, and their font families. */
export function printedText(document: ResumeDocument, lang: Language): PrintedText {
  const view = viewOf(document, lang);
  const { text, headings } = familiesOfStyle(styleOf(view), view.style);
  const printed = printableData(view);
  const { header, sections } = printed;
  // Some designs print the name in the text font, and page numbers are beside it, so it counts for both.
  const names = [header.name, header.alternateName ?? '', ...sections.map(({ heading }) => heading)];
  return {
    characters: new Set(viewText(printed).join('')),
    families: text,
    ...(headings && { headings: { characters: new Set(names.join('')), families: headings } }),
  };
}

type Range = [first: number, last: number];

/** Characters in ascending ranges: those of the default subset, and all of a face. */
interface FaceCharacters {
  covered: Range[];
  available: Range[];
}

interface FaceFiles {
  family: string;
  weight: 400 | 700;
  /** The default subset and the rest of the face, relative to the manifest. */
  file: string;
  rareFile: string;
}

/** A font of the PDF. */
export type FontFace = FaceFiles & FaceCharacters;

/** `manifest.json` of tooling/fonts; `characters` of a face is a place in the list, which weights share. */
interface FontManifest {
  faces: (FaceFiles & { characters: number })[];
  characters: FaceCharacters[];
}

/** What a text needs beyond the subset files. */
export interface FontPlan {
  /** Characters, and the family whose second file contains each. */
  extra: Map<string, string>;
  /** Characters that no font contains. */
  missing: string[];
}

// Spaces, controls, joiners and variation selectors have no glyph.
const INVISIBLE = /^[\p{C}\p{Z}\ufe00-\ufe0f]$/u;

/** Parses `manifest.json`. */
export function readFontFaces(manifest: string): FontFace[] {
  const { faces, characters } = JSON.parse(manifest) as FontManifest;
  return faces.map(({ characters: place, ...face }) => ({
    ...face,
    ...(characters[place] ?? { covered: [], available: [] }),
  }));
}

/** Finds the font that contains a character. */
export class FontPlanner {
  // All weights of a family have the same characters; heading families have only one weight.
  private readonly families: Map<string, FontFace>;

  constructor(faces: readonly FontFace[]) {
    this.families = new Map(faces.toReversed().map((face) => [face.family, face]));
  }

  /** Determines what a text needs beyond the default subsets, preferring its first family. */
  plan({ headings, ...text }: PrintedText): FontPlan {
    const extra = new Map<string, string>();
    const missing = new Set<string>();
    for (const { characters, families } of headings ? [headings, text] : [text])
      for (const character of characters) {
        const codePoint = character.codePointAt(0) ?? 0;
        if (INVISIBLE.test(character) || this.findFamily(families, 'covered', codePoint)) continue;
        const family = this.findFamily(families, 'available', codePoint);
        const known = (family && extra.get(family)) ?? '';
        if (!family) missing.add(character);
        else if (!known.includes(character)) extra.set(family, known + character);
      }
    return { extra, missing: [...missing] };
  }

  /** The family that renders a character, and whether its default subset contains it. */
  familyOf(families: readonly string[], character: string): { family: string; isUsual: boolean } | undefined {
    const codePoint = character.codePointAt(0) ?? 0;
    const usual = this.findFamily(families, 'covered', codePoint);
    const family = usual ?? this.findFamily(families, 'available', codePoint);
    return family === undefined ? undefined : { family, isUsual: usual !== undefined };
  }

  private findFamily(families: readonly string[], kind: 'covered' | 'available', codePoint: number) {
    return families.find((family) => holds(this.families.get(family)?.[kind] ?? [], codePoint));
  }
}

function holds(ranges: readonly Range[], codePoint: number): boolean {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ranges[middle]?.[1] ?? 0) < codePoint) low = middle + 1;
    else high = middle;
  }
  return (ranges[low]?.[0] ?? Infinity) <= codePoint;
}
