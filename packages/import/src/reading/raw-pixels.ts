import type { Sharp } from 'sharp';

/** The decoded pixels of a picture, without a header, and its size. */
export async function rawPixels(picture: Sharp): Promise<{ pixels: Buffer; width: number; height: number }> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}
