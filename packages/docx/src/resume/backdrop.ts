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
} from 'docx';
import { borderOf } from './grid.js';
import type { Sheet } from './sheet.js';

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
