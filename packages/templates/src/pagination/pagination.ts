import type { PageGeometry } from './page-geometry.js';

/** A page break in one column, and the block that follows it. */
export interface PageBreak {
  /** Index of the new page; 1 is the second page. */
  page: number;
  region: string;
  section?: string;
  /** The first entry or statement on the new page. */
  id?: string;
  /** Whether the candidate asked for this break; otherwise the page was full. */
  isManual: boolean;
}

/** Result of a page layout. */
export interface Pagination {
  pageCount: number;
  /** Ids of blocks that are higher than a whole page and therefore cut. */
  oversized: string[];
  pageBreaks: PageBreak[];
  /** How much of the last page the longest column fills, from 0 to 1. */
  fill: number;
}

/** A leaf block at its position before any break. */
export interface Placed {
  block: HTMLElement;
  kind: string;
  top: number;
  bottom: number;
  lines: number;
  lineHeight: number;
}

/** A position in a text. */
export interface TextPosition {
  node: Text;
  offset: number;
}

/** Where the label of a section that continues is drawn; heights as shown. */
export interface LabelPlace {
  root: HTMLElement;
  paper: HTMLElement;
  section: HTMLElement;
  heading: HTMLElement;
  top: number;
  end: number;
  scale: number;
}

/** A part of a text node on one line. */
export interface LinePiece {
  node: Text;
  start: number;
  end: number;
  /** Its right edge, as shown. */
  right: number;
  /** Whether typesetting has given it another width. */
  hasOwnWidth: boolean;
}

/** A part of a text node that is set in another width so that its line is full. */
export interface JustifiedRun {
  node: Text;
  start: number;
  end: number;
  /** Behind each character, in pixels; or a mark without its empty half. */
  spacing: number | 'half';
}

/** A spacer before line `line` of a block (0: before the block), so that it starts at `target`. */
export interface Break {
  placed: Placed;
  line: number;
  /** Where the line starts, from the top of the block. */
  offset: number;
  target: number;
}

/** State of one column during pagination. */
export interface Flow {
  geometry: PageGeometry;
  /** Of a preview that is scaled. */
  scale: number;
  region: string;
  /** Total shift of the following content by the breaks so far. */
  shift: number;
  page: number;
  breaks: Break[];
  pageBreaks: PageBreak[];
  oversized: string[];
  /** Where the content of each page ends, measured from the top of its paper. */
  ends: number[];
  /** The kind of the first block of each page but the first. */
  opens: string[];
  /** The kind of the last block of each page. */
  closes: string[];
}
