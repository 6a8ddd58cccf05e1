import type { Photo } from '@qicheng/resume/document';
import { type Area, cutPicture } from '#src/lib/cut-picture.js';

/** Width to height and printed proportions of the usual photos. */
export const PHOTO_SIZES: Readonly<
  Record<Photo['ratio'], { readonly name: string; readonly width: number; readonly height: number }>
> = {
  oneInch: { name: '一寸', width: 25, height: 35 },
  twoInch: { name: '二寸', width: 35, height: 49 },
  square: { name: '方形', width: 30, height: 30 },
};

// 300 dpi on a photo of 40 mm; more only makes the PDF heavy.
const OUTPUT_WIDTH = 480;

/** The chosen part as a JPEG on white. */
export function cutPhoto(file: Blob, area: Area, ratio: Photo['ratio']): Promise<Blob> {
  const { width, height } = PHOTO_SIZES[ratio];
  return cutPicture(file, area, {
    width: OUTPUT_WIDTH,
    height: Math.round((OUTPUT_WIDTH * height) / width),
  });
}
