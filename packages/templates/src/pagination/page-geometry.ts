import type { Paper } from '@qicheng/resume/document';

const MM = 96 / 25.4;

/**
 * Position of the content on a page, in CSS pixels. Breaks depend only on the content box, never on the
 * pitch.
 */
export interface PageGeometry {
  /** Distance between the tops of two pages. */
  pitch: number;
  /** Height of the paper. */
  height: number;
  /** First and last pixel row of the content box, measured from the top of the paper. */
  top: number;
  bottom: number;
  /** Allowed gaps and line heights, from the template's own to the narrowest. */
  spacings?: Spacing[];
  /** The same towards the widest. */
  widerSpacings?: Spacing[];
}

/** Custom properties of the sheet. */
export type Spacing = Record<`--${string}`, string>;

/** Vertical page box of a template in millimetres. */
export interface PageBox {
  topMm: number;
  bottomMm: number;
  paper?: Paper | undefined;
}

/** Width and height of a sheet. */
export const PAPER_MM: Readonly<Record<Paper, readonly [width: number, height: number]>> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
};

const heightOf = ({ paper = 'a4' }: PageBox): number => PAPER_MM[paper][1];

/**
 * Chromium rounds the printed page height to whole pixels: with 1122.52 the pages of a long résumé would
 * drift upwards.
 */
const printPitch = (box: PageBox): number => Math.round(heightOf(box) * MM);

const paper = (box: PageBox): Omit<PageGeometry, 'pitch'> => ({
  height: heightOf(box) * MM,
  top: box.topMm * MM,
  bottom: (heightOf(box) - box.bottomMm) * MM,
});

/** Pages without gaps between them, for printing. */
export const printGeometry = (box: PageBox): PageGeometry => ({ ...paper(box), pitch: printPitch(box) });

/** Sheets on a canvas with `gap` pixels between them. */
export const previewGeometry = (box: PageBox, gap: number): PageGeometry => ({
  ...paper(box),
  pitch: heightOf(box) * MM + gap,
});

/** The additional rule for printing on paper other than A4. */
export const paperRule = ({ paper = 'a4' }: PageBox): string => {
  const [width, height] = PAPER_MM[paper];
  return `@page { size: ${width}mm ${height}mm; }`;
};

/** Page rules for printing; a web page that prints a résumé needs them in its document. */
export const PRINT_PAGE_CSS =
  '@page { size: 210mm 297mm; margin: 0; } html, body { margin: 0; padding: 0; background: #fff; }';
