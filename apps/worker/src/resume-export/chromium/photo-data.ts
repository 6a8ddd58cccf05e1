import sharp from 'sharp';

// A photo of 35 mm at 300 dpi needs 413 x 579 pixels; more only makes the file larger.
const BOX = { width: 640, height: 900 };
const SMALL_BYTES = 120_000;
const MAX_BYTES = 5_000_000;
const MAX_PIXELS = 60_000_000;

/** A photo as a data URL, scaled down where it is larger than print needs; undefined when it is no picture. */
export async function photoDataUrl(photo: { bytes: Uint8Array; mime: string }): Promise<string | undefined> {
  if (photo.bytes.length > MAX_BYTES) return undefined;
  try {
    const picture = sharp(photo.bytes, { limitInputPixels: MAX_PIXELS });
    const { format, width = 0, height = 0, orientation = 1 } = await picture.metadata();
    const fits = width <= BOX.width && height <= BOX.height && photo.bytes.length <= SMALL_BYTES;
    if (format === 'jpeg' && fits && orientation === 1) return dataUrl(photo.bytes);
    const scaled = picture.rotate().resize({ ...BOX, fit: 'inside', withoutEnlargement: true });
    return dataUrl(await scaled.flatten({ background: '#fff' }).jpeg({ quality: 88 }).toBuffer());
  } catch {
    return undefined;
  }
}

const dataUrl = (bytes: Uint8Array): string =>
  `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;
