import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { Failure } from '../platform/index.js';
import { ACCEPTED_TYPES, type AcceptedType, isAcceptedEnding, isImage, endingOf } from './accepted-types.js';
import { detectType } from './detect-type.js';
import type { StoredFile } from './stored-file.repository.js';
import { StoredFileService } from './stored-file.service.js';
import type { UploadFailure } from './upload.failures.js';

const MAX_CHARACTERS = 80;

/**
 * A name to show and save under: no path, no control or direction-changing characters [UP8], bounded length,
 * and the extension of the detected type.
 */
export function safeName(name: string, type: AcceptedType): string {
  const [fallback] = ACCEPTED_TYPES[type].extensions;
  const ending = endingOf(name) || fallback;
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const stem = cleanStem(base.replace(/\.[A-Za-z0-9]{1,10}$/, ''));
  return `${stem || '文件'}.${ending}`;
}

/** A file name without its extension, from any text. */
export function cleanStem(text: string): string {
  const visible = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, '')
    .replace(/[<>:"|?*/\\]/g, '_');
  return [...visible.replace(/\s+/g, ' ').replace(/^[.\s]+|[.\s]+$/g, '')].slice(0, MAX_CHARACTERS).join('');
}

const MAX_PIXELS = 25_000_000;
// A one-inch or two-inch photo at 300 dpi needs 413 x 579; twice that leaves room for a crop.
const PHOTO_EDGE = 1200;

interface CleanImage {
  type: 'jpg' | 'png';
  bytes: Buffer;
}

/**
 * Decodes and re-encodes an image, so that only its pixels are kept: no position, no author, no appended
 * file. Pixels are counted from the header before anything is decoded [UP10].
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

const MAX_BYTES = 6_291_455; // [spec 9]: fewer than 6 MB
const QUOTA_FILES = 100;
const QUOTA_BYTES = 200 * 1024 * 1024;
// [data retention]: uploads for import are kept a day; a photo stays with its résumé.
const IMPORT_LIFETIME_SECONDS = 24 * 3600;

export interface UploadedFile {
  userId: string;
  purpose: 'upload' | 'photo';
  name: string;
  bytes: Buffer;
}

/** Accepts an upload: only files of an accepted type, structure and size are stored. */
@Injectable()
export class AcceptUpload {
  constructor(private readonly files: StoredFileService) {}

  async run({ userId, ...uploaded }: UploadedFile): Promise<StoredFile> {
    const { purpose } = uploaded;
    const { type, ...file } = await this.check(uploaded, (size) => this.checkQuota(userId, size));
    return this.files.save({
      ...file,
      userId,
      mime: ACCEPTED_TYPES[type].mime,
      purpose,
      ...(purpose === 'upload' ? { lifetimeSeconds: IMPORT_LIFETIME_SECONDS } : {}),
    });
  }

  /** Whether a file may be stored or read: an accepted type, structure and size. */
  async check(
    { purpose, name, bytes }: Omit<UploadedFile, 'userId'>,
    checkRoom: (size: number) => Promise<void> = () => Promise.resolve(),
  ): Promise<{ type: AcceptedType; name: string; bytes: Buffer }> {
    if (bytes.byteLength === 0) throw new Failure<UploadFailure>('uploadEmpty');
    if (bytes.byteLength > MAX_BYTES) throw new Failure<UploadFailure>('uploadTooLarge');
    const type = await detectType(name, bytes);
    if (purpose === 'photo' && (type === null || !isImage(type)))
      throw new Failure<UploadFailure>('uploadImageInvalid');
    if (type === null)
      throw new Failure<UploadFailure>(isAcceptedEnding(name) ? 'uploadContentRefused' : 'uploadTypeRefused');
    await checkRoom(bytes.byteLength);
    const content: { type: AcceptedType; bytes: Buffer } = isImage(type)
      ? await cleanImage(bytes, purpose)
      : { type, bytes };
    return {
      ...content,
      name: safeName(content.type === type ? name : name.replace(/\.[A-Za-z0-9]+$/, ''), content.type),
    };
  }

  // Two concurrent uploads may both pass and exceed the quota by one file, which is acceptable.
  private async checkQuota(userId: string, size: number): Promise<void> {
    const { files, bytes } = await this.files.usage(userId);
    if (files >= QUOTA_FILES || bytes + size > QUOTA_BYTES)
      throw new Failure<UploadFailure>('uploadQuotaReached');
  }
}
