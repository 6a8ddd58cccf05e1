import type { StyleTokens } from '@qicheng/resume/document';
import type { ByLanguage, WordColour, WordLayout } from '@qicheng/resume/word-layout';
import { pageStyle, type PageStyle } from '../page-style.js';
import { colourOf } from './colours.js';

/** The properties of a template that the writer uses. */
export interface WordTemplate {
  layout: WordLayout;
  /** The template's default style. */
  defaults: StyleTokens;
  /** Sections of the second column, or those that come first in a single one. */
  sideSections?: readonly string[];
  sideColumn?: { edge: 'left' | 'right'; widthMm: number };
  /** Alternative gaps and line heights of a file, the closest first. */
  spacings?: { narrower: readonly StyleTokens[]; wider: readonly StyleTokens[] };
}

const TWIPS_PER_PX = 15;
/** Eighths of a point. */
const BORDER_PER_PX = 6;

export const twips = (px: number): number => Math.round(px * TWIPS_PER_PX);
export const borderSize = (px: number): number => Math.max(2, Math.round(px * BORDER_PER_PX));

/** The style and layout of one file, and the number of the current list. */
export class Sheet {
  private numberedLists = 0;
  readonly style: PageStyle;

  constructor(
    readonly template: WordTemplate,
    readonly chosen: StyleTokens,
    readonly lang: 'zh' | 'en',
  ) {
    this.style = pageStyle(chosen, template.defaults, 'templates');
  }

  get layout(): WordLayout {
    return this.template.layout;
  }

  get colon(): string {
    return this.lang === 'zh' ? '：' : ': ';
  }

  bracketed(text: string): string {
    return this.lang === 'zh' ? `（${text}）` : ` (${text})`;
  }

  colour(colour: WordColour): string {
    return colourOf(colour, `#${this.style.accent}`);
  }

  by(length: ByLanguage): number {
    return twips(length[this.lang]);
  }

  /** This many ems of the body in half-points. */
  size(em: number): number {
    return Math.round(this.style.size.body * em);
  }

  /** The height of this many body lines. */
  line(count = 1): number {
    const { style, layout } = this;
    return Math.round((style.leading(style.size.body) * count * (layout.lineScale ?? 100)) / 100);
  }

  nextList(): number {
    this.numberedLists += 1;
    return this.numberedLists;
  }

  get runningList(): number {
    return this.numberedLists;
  }
}
