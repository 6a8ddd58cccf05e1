import type { Language, ResumeDocument } from '@qicheng/resume/document';
import { viewText } from '@qicheng/resume/view-text';
import { familiesOfStyle } from '../resolve-style.js';
import { printableData } from '../shared/printable-text.js';
import { styleOf } from '../style-of.js';
import { viewOf } from '../view-of.js';

/** What a print asks of the fonts. */
export interface PrintedText {
  characters: ReadonlySet<string>;
  /** Font families in the order of the fallback. */
  families: readonly string[];
}

/** The characters that a document prints, markup aside, and the families they are printed in. */
export function printedText(document: ResumeDocument, lang: Language): PrintedText {
  const view = viewOf(document, lang);
  return {
    characters: new Set(viewText(printableData(view)).join('')),
    families: familiesOfStyle(styleOf(view), view.style),
  };
}

type Range = [first: number, last: number];

/** One file of the PDF's fonts as tooling/fonts lists it in `manifest.json`, its characters in ascending ranges. */
export interface FontFace {
  family: string;
  weight: 400 | 700;
  /** The usual subset and the whole font, relative to the manifest. */
  file: string;
  full: string;
  covered: Range[];
  available: Range[];
}

/** What a text needs beyond the subset files. */
export interface FontPlan {
  /** Characters by the family whose full file holds them. */
  extra: Map<string, string>;
  /** Characters that no font holds. */
  missing: string[];
}

// Spaces, controls, joiners and variation selectors draw nothing.
const INVISIBLE = /^[\p{C}\p{Z}\ufe00-\ufe0f]$/u;

/** Reads the text of `manifest.json`. */
export const readFontFaces = (manifest: string): FontFace[] =>
  (JSON.parse(manifest) as { faces: FontFace[] }).faces;

/** Knows which font holds which character. */
export class FontPlanner {
  // Both weights of a family are drawn from the same characters.
  private readonly families: Map<string, FontFace>;

  constructor(faces: readonly FontFace[]) {
    this.families = new Map(faces.filter(({ weight }) => weight === 400).map((face) => [face.family, face]));
  }

  /** Finds what a text needs beyond the usual subsets, the first of its families preferred. */
  plan({ characters, families }: PrintedText): FontPlan {
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

  /** The family that draws a character, and whether its usual file holds it. */
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
