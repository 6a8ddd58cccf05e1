import sharp from 'sharp';
import { ImagePainter } from './image-painter.js';

describe('ImagePainter', () => {
  it('paints a PNG of five characters that cannot be mistaken for each other', async () => {
    const { image, answer } = await new ImagePainter().paint();
    expect(answer).toMatch(/^[ACDEFHJKMNPRTUVWXY3467]{5}$/);
    const png = Buffer.from(image.replace('data:image/png;base64,', ''), 'base64');
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 300, height: 96 });
    expect(png.toString('latin1')).not.toMatch(/svg|tEXt|path/);
  });

  it('paints another code each time', async () => {
    const painter = new ImagePainter();
    const codes = await Promise.all(Array.from({ length: 10 }, async () => (await painter.paint()).answer));
    expect(new Set(codes).size).toBe(10);
  });

  it('CA3: paints at most 25 a second and tells the rest to come back', async () => {
    const painter = new ImagePainter();
    const results = await Promise.allSettled(Array.from({ length: 200 }, async () => painter.paint()));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(150);
    expect(refused[0]).toMatchObject({ reason: { reason: 'busy', retryAfterSeconds: 1 } });
  });
});
