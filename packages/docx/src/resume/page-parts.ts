import type { ResumeView } from '@qicheng/resume/view';
import type { WordShape } from '@qicheng/resume/word-layout';
import {
  HorizontalPositionRelativeFrom,
  ImageRun,
  Paragraph,
  TextWrappingType,
  VerticalPositionRelativeFrom,
  type IPageBordersOptions,
  PageBorderDisplay,
  PageBorderOffsetFrom,
  LineRuleType,
  AlignmentType,
  Footer,
  PageNumber,
  TextRun,
} from 'docx';
import type { PageStyle } from '../page-style.js';
import { printable } from '../runs.js';
import { INK_SOFT } from '../styles.js';
import { arranged } from './body.js';
import { heightOf } from './column.js';
import { borderOf } from './grid.js';
import type { DocxPhoto } from './photo.js';
import { Sheet, type WordTemplate } from './sheet.js';

const EMU_PER_PX = 9525;
const TWIPS_PER_PX = 15;
const POINTS_PER_PX = 0.75;
/** ECMA-376 17.18.106: the distance between a page border and its reference edge. */
const MAX_POINTS = 31;

/** A one-pixel image: GIF89a with a one-colour palette. */
function pixelOf(colour: string): Uint8Array {
  const rgb = [0, 2, 4].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const head = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0];
  const body = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b];
  return Uint8Array.from([...head, ...rgb, 0, 0, 0, ...body]);
}

/** A length, measured from the far edge if negative. */
const fromEdge = (length: number, whole: number): number => (length < 0 ? whole + length : length);

/** Shapes behind the text of a page, in a line without height; undefined if there are none. */
export function backdrop(sheet: Sheet, shapes: readonly WordShape[]): Paragraph | undefined {
  if (shapes.length === 0) return undefined;
  const page = {
    width: sheet.style.page.width / TWIPS_PER_PX,
    height: sheet.style.page.height / TWIPS_PER_PX,
  };
  const children = shapes.map(({ x, y, width, height, colour }, index) => {
    const left = fromEdge(typeof x === 'number' ? x : x[sheet.lang], page.width);
    const top = fromEdge(y, page.height);
    return new ImageRun({
      type: 'gif',
      data: pixelOf(sheet.colour(colour)),
      transformation: {
        width: Math.max(1, Math.round(width ?? page.width - left)),
        height: Math.max(1, Math.round(height ?? page.height - top)),
      },
      altText: { name: 'ground', title: '', description: '' },
      floating: {
        horizontalPosition: {
          relative: HorizontalPositionRelativeFrom.PAGE,
          offset: Math.round(left * EMU_PER_PX),
        },
        verticalPosition: {
          relative: VerticalPositionRelativeFrom.PAGE,
          offset: Math.round(top * EMU_PER_PX),
        },
        wrap: { type: TextWrappingType.NONE },
        behindDocument: true,
        allowOverlap: true,
        zIndex: index,
      },
    });
  });
  return new Paragraph({
    spacing: { before: 0, after: 0, line: 20, lineRule: LineRuleType.EXACT },
    children,
  });
}

/** The frame around each page. */
export function pageFrame(sheet: Sheet): IPageBordersOptions | undefined {
  const { frame } = sheet.layout;
  if (!frame) return undefined;
  const border = borderOf(sheet, frame, Math.min(MAX_POINTS, frame.fromEdge * POINTS_PER_PX));
  return {
    pageBorders: { display: PageBorderDisplay.ALL_PAGES, offsetFrom: PageBorderOffsetFrom.PAGE },
    pageBorderTop: border,
    pageBorderRight: border,
    pageBorderBottom: border,
    pageBorderLeft: border,
  };
}

/** Minimum fill of the last of several pages, as in print. */
const QUARTER = 0.25;
/** Heights are estimates, so a page is assumed to hold slightly less than it does. */
const SAFE = 0.97;
/** How full a single page is spread: less than in print, where heights are measured. */
const SPREAD = 0.85 * SAFE;

/** The sheet with the spacing that fills its pages as in print. */
export function evenSheet(template: WordTemplate, view: ResumeView, photo: DocxPhoto | undefined): Sheet {
  const sheetIn = (spacing: object): Sheet => new Sheet(template, { ...view.style, ...spacing }, view.lang);
  const pagesIn = (sheet: Sheet): number => pagesOf(sheet, view, photo);
  const own = sheetIn({});
  const { narrower = [], wider = [] } = template.spacings ?? {};
  const pages = pagesIn(own);
  if (pages <= SPREAD) {
    const roomy = wider.map(sheetIn).findLast((sheet) => pagesIn(sheet) <= SPREAD);
    return roomy ?? own;
  }
  const whole = Math.max(1, Math.floor(pages / SAFE));
  const over = pages - whole * SAFE;
  if (over <= 0 || over >= QUARTER) return own;
  let nearest = own;
  for (const sheet of narrower.map(sheetIn)) {
    const filled = pagesIn(sheet);
    if (filled <= whole * SAFE) return sheet;
    if (filled <= whole) nearest = sheet;
  }
  return nearest;
}

/** The approximate number of filled pages. */
function pagesOf(sheet: Sheet, view: ResumeView, photo: DocxPhoto | undefined): number {
  const { page, margin } = sheet.style;
  return heightOf(arranged(sheet, view, photo)) / (page.height - margin.top - margin.bottom);
}

const { CURRENT, TOTAL_PAGES } = PageNumber;
const WORDING = {
  zh: ['第 ', CURRENT, ' 页 共 ', TOTAL_PAGES, ' 页'],
  en: ['Page ', CURRENT, ' of ', TOTAL_PAGES],
} as const;

/** Name and page number in the footer from the second page on, if the candidate wants them. */
export function pageNumbers({ header, lang, style }: ResumeView, { size }: PageStyle) {
  if (!style.pageNumbers) return undefined;
  const name = header.name ? [`${printable(header.name)} · `] : [];
  const run = new TextRun({ children: [...name, ...WORDING[lang]], size: size.small, color: INK_SOFT });
  const line = new Paragraph({ alignment: AlignmentType.CENTER, children: [run] });
  return { default: new Footer({ children: [line] }), first: new Footer({ children: [new Paragraph('')] }) };
}
