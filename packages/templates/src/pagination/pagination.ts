import type { PageGeometry } from './page-geometry.js';

/** Where one column goes over to the next page, and what leads it there. */
export interface PageBreak {
  /** The new page, from 1 on the second one. */
  page: number;
  region: string;
  section?: string;
  /** The entry or statement that is first on the new page. */
  id?: string;
  /** Whether the candidate asked for the break here; otherwise the page was full. */
  isAsked: boolean;
}

/** What laying out in pages found. */
export interface Pagination {
  pageCount: number;
  /** Ids of blocks that are higher than a whole page and therefore cut. */
  oversized: string[];
  pageBreaks: PageBreak[];
  /** How much of the last page the longest column takes, from 0 to 1. */
  fill: number;
}

/** A leaf block where it is before any break. */
export interface Placed {
  block: HTMLElement;
  kind: string;
  top: number;
  bottom: number;
  lines: number;
  lineHeight: number;
}

/** A place in a text. */
export interface TextPosition {
  node: Text;
  offset: number;
}

/** A spacer in front of line `line` of a block (0: in front of the block), so that it starts at `target`. */
export interface Break {
  placed: Placed;
  line: number;
  target: number;
}

/** One column on its way over the pages. */
export interface Flow {
  geometry: PageGeometry;
  region: string;
  /** How far the breaks so far have pushed what follows. */
  shift: number;
  page: number;
  breaks: Break[];
  pageBreaks: PageBreak[];
  oversized: string[];
  /** Where the content of each page ends, measured from the top of its paper. */
  ends: number[];
  /** The kind of the block that each page but the first begins with. */
  opens: string[];
}
