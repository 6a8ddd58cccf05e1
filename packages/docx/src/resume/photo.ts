import type { HeaderView } from '@qicheng/resume/view';
import { AlignmentType, ImageRun, LineRuleType, Paragraph } from 'docx';
import { printable } from '../runs.js';
import type { Part } from './column.js';
import type { Sheet } from './sheet.js';

/** A photo that is already cropped to its ratio. */
export interface DocxPhoto {
  bytes: Uint8Array;
  type: 'jpg' | 'png';
  /** Height over width, if not that of its ratio: a circle is as high as wide. */
  aspect?: number;
}

const ASPECT = { oneInch: 7 / 5, twoInch: 7 / 5, square: 1 } as const;
const PX_PER_MM = 96 / 25.4;
const TWIPS_PER_PX = 15;
const USUAL_PX = 94;

/** In pixels: the candidate's width, else the template's. */
export function photoSize(
  sheet: Sheet,
  { photo }: HeaderView,
  { aspect }: DocxPhoto,
  designed = sheet.layout.head.photoPx ?? USUAL_PX,
): readonly [width: number, height: number] {
  const { photoWidthMm } = sheet.style;
  const width = photoWidthMm === undefined ? designed : photoWidthMm * PX_PER_MM;
  return [width, width * (aspect ?? ASPECT[photo?.ratio ?? 'oneInch'])];
}

interface PhotoLook {
  align?: 'left' | 'center' | 'right';
  designed?: number | undefined;
  /** Space below, in twips. */
  after?: number;
}

/** The photo in a line that grows: a fixed line height would clip it. */
export function photoPart(
  sheet: Sheet,
  header: HeaderView,
  photo: DocxPhoto,
  { align = 'right', designed, after = 0 }: PhotoLook = {},
): Part {
  const [width, height] = photoSize(sheet, header, photo, designed);
  const name = printable(header.name);
  const isChinese = sheet.lang === 'zh';
  const image = new ImageRun({
    type: photo.type,
    data: photo.bytes,
    transformation: { width: Math.round(width), height: Math.round(height) },
    altText: {
      name: 'photo',
      title: isChinese ? '照片' : 'Photo',
      description: isChinese ? `${name}的照片` : `Photo of ${name}`,
    },
  });
  return {
    node: new Paragraph({
      alignment: AlignmentType[align === 'left' ? 'LEFT' : align === 'center' ? 'CENTER' : 'RIGHT'],
      spacing: { line: 240, lineRule: LineRuleType.AUTO, ...(after > 0 && { after }) },
      children: [image],
    }),
    height: Math.round(height * TWIPS_PER_PX) + after,
  };
}
