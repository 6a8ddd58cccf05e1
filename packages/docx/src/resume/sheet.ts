import type { StyleTokens } from '@qicheng/resume/document';
import type { ByLanguage, WordColour, WordLayout } from '@qicheng/resume/word-layout';
import { pageStyle, type PageStyle } from '../page-style.js';
import { colourOf } from './colours.js';

/** What the writer knows of a template. */
export interface WordTemplate {
  layout: WordLayout;
  /** The template's own style where the candidate chose none. */
  defaults: StyleTokens;
  /** Sections of the second column, or those that lead a single one. */
  sideSections?: readonly string[];
  sideColumn?: { edge: 'left' | 'right'; widthMm: number };
  /** Gaps and line heights that a file may take instead of its own, the nearest first. */
  spacings?: { narrower: readonly StyleTokens[]; wider: readonly StyleTokens[] };
}

const TWIPS_PER_PX = 15;
/** Eighths of a point. */
const BORDER_PER_PX = 6;

export const twips = (px: number): number => Math.round(px * TWIPS_PER_PX);
export const borderSize = (px: number): number => Math.max(2, Math.round(px * BORDER_PER_PX));

/** The style and the layout of one file, and which numbered list is running. */
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

  /** Half-points of so many ems of the body. */
  size(em: number): number {
    return Math.round(this.style.size.body * em);
  }

  /** The height of so many lines of the body. */
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
