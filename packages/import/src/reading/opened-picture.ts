import sharp, { type Sharp } from 'sharp';
import { ImportRefusedError } from '../imported.js';
import { photographedSheet } from './photo/photographed-sheet.js';
import type { Gray } from './picture-rules.js';
import { rawPixels } from './raw-pixels.js';

// Of a large JPEG only a smaller version is decoded.
const MAX_PIXELS = { jpeg: 64_000_000, other: 25_000_000 };
const MAX_PROPORTION = 20; // of height to width: a long screenshot has ten; the rest would be enlarged beyond memory
const WORK_WIDTH = 1_860; // 225 dpi of A4: below it thin strokes are lost, above it OCR is only slower

/** A picture at the width for OCR, dark on white. */
export interface OpenedPicture extends Gray {
  /** It is the sheet of paper in a photograph, which may be upside down. */
  isPhotographed: boolean;
}

/** Decodes a picture within limits; of a photograph, the sheet of paper that it shows. */
export async function openPicture(bytes: Uint8Array): Promise<OpenedPicture> {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header === null) throw new ImportRefusedError('unreadable');
  const { width, height } = header.autoOrient;
  if (height > width * MAX_PROPORTION) throw new ImportRefusedError('tooComplex');
  const limitInputPixels = header.format === 'jpeg' ? MAX_PIXELS.jpeg : MAX_PIXELS.other;
  if (width * height > limitInputPixels) throw new ImportRefusedError('tooComplex');
  const open = () => sharp(bytes, { limitInputPixels }).rotate().flatten({ background: '#fff' });
  try {
    const sheet = await photographedSheet(open, WORK_WIDTH);
    return sheet ? { ...sheet, isPhotographed: true } : { ...(await whole(open())), isPhotographed: false };
  } catch {
    throw new ImportRefusedError('unreadable');
  }
}

const whole = (picture: Sharp): Promise<Gray> =>
  rawPixels(
    picture
      .grayscale()
      .resize({ width: WORK_WIDTH, withoutEnlargement: false, kernel: 'lanczos3' })
      .normalise(),
  );
