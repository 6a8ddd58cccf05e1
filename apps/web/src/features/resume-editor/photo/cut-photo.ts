import type { Photo } from '@qicheng/resume/document';

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
const QUALITY = 0.9;

/** A part of a picture, in its own pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The chosen part as a JPEG on white. */
export async function cutPhoto(file: Blob, area: Area, ratio: Photo['ratio']): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const { width, height } = PHOTO_SIZES[ratio];
  const canvas = document.createElement('canvas');
  canvas.width = OUTPUT_WIDTH;
  canvas.height = Math.round((OUTPUT_WIDTH * height) / width);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('canvas is not available');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', QUALITY);
  });
}
