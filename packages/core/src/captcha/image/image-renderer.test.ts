import sharp from 'sharp';
import { ImageRenderer } from './image-renderer.js';

describe('ImageRenderer', () => {
  it('renders a PNG of five unambiguous characters', async () => {
    const { image, answer } = await new ImageRenderer().render();
    expect(answer).toMatch(/^[ACDEFHJKMNPRTUVWXY3467]{5}$/);
    const png = Buffer.from(image.replace('data:image/png;base64,', ''), 'base64');
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 300, height: 96 });
    expect(png.toString('latin1')).not.toMatch(/svg|tEXt|path/);
  });

  it('renders another code each time', async () => {
    const renderer = new ImageRenderer();
    const codes = await Promise.all(Array.from({ length: 10 }, async () => (await renderer.render()).answer));
    expect(new Set(codes).size).toBe(10);
  });

  it('CA3: renders at most 25 per second and refuses the rest', async () => {
    const renderer = new ImageRenderer();
    const results = await Promise.allSettled(Array.from({ length: 200 }, async () => renderer.render()));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(150);
    expect(refused[0]).toMatchObject({ reason: { reason: 'busy', retryAfterSeconds: 1 } });
  });
});
