import { Failure } from '../platform/index.js';
import sharp from 'sharp';
import type { UploadFailure } from './upload.failures.js';

const MAX_PIXELS = 25_000_000;
// A one-inch or two-inch photo at 300 dpi needs 413 x 579; twice that leaves room for a crop.
const PHOTO_EDGE = 1200;

export interface CleanImage {
  type: 'jpg' | 'png';
  bytes: Buffer;
}

/**
 * Decodes and re-encodes an image, so that nothing but its pixels is kept: no position, no author, no second
 * file behind the picture. Pixels are counted from the header before anything is decoded [UP10].
 */
export async function cleanImage(bytes: Buffer, purpose: 'upload' | 'photo'): Promise<CleanImage> {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header === null) throw new Failure<UploadFailure>('uploadImageInvalid');
  if (header.width * header.height > MAX_PIXELS) throw new Failure<UploadFailure>('uploadImageTooManyPixels');
  const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }).rotate();
  try {
    if (purpose === 'photo') {
      const photo = upright
        .resize({ width: PHOTO_EDGE, height: PHOTO_EDGE, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 86, mozjpeg: true });
      return { type: 'jpg', bytes: await photo.toBuffer() };
    }
    return header.format === 'png'
      ? { type: 'png', bytes: await upright.png().toBuffer() }
      : { type: 'jpg', bytes: await upright.jpeg({ quality: 92 }).toBuffer() };
  } catch {
    throw new Failure<UploadFailure>('uploadImageInvalid');
  }
}
