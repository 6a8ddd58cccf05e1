import { timeLimit } from '@qicheng/testing/open-database';
import sharp from 'sharp';
import { cleanImage } from './accept-upload.js';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#abc' } });

/** A PNG that is only a header: it claims a size but has no pixels. */
function headerOnly(width: number, height: number): Buffer {
  const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000802000000', 'hex');
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return Buffer.concat([png, Buffer.alloc(4), Buffer.from('0000000049444154', 'hex'), Buffer.alloc(4)]);
}

describe('cleanImage', () => {
  it('removes the location, the author and data appended to the image', async () => {
    const dirty = await blank(40, 20)
      .withExif({ IFD0: { Artist: 'secret-artist' }, IFD3: { GPSLatitude: '31/1 14/1 0/1' } })
      .jpeg()
      .toBuffer();
    const { type, bytes } = await cleanImage(
      Buffer.concat([dirty, Buffer.from('PK\x03\x04secret-zip')]),
      'upload',
    );
    expect(type).toBe('jpg');
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('secret')).toBe(false);
  });

  it('rotates a photo upright, converts it to JPEG and limits its size', async () => {
    const sideways = await blank(3000, 1500).withMetadata({ orientation: 6 }).png().toBuffer();
    const { type, bytes } = await cleanImage(sideways, 'photo');
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ type, width, height, format }).toEqual({
      type: 'jpg',
      width: 600,
      height: 1200,
      format: 'jpeg',
    });
  });

  it('keeps a PNG that is not a photo', async () => {
    expect((await cleanImage(await blank(2, 2).png().toBuffer(), 'upload')).type).toBe('png');
  });

  it('refuses a decompression bomb by its header', async () => {
    const startedAt = performance.now();
    await expect(cleanImage(headerOnly(50_000, 50_000), 'photo')).rejects.toThrow('uploadImageTooManyPixels');
    expect(performance.now() - startedAt).toBeLessThan(timeLimit(100));
  });

  it('refuses files that only look like an image', async () => {
    await expect(cleanImage(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'upload')).rejects.toThrow(
      'uploadImageInvalid',
    );
  });
});
