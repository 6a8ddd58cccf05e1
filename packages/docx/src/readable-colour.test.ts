import { SAMPLES } from '@qicheng/resume/samples';
import { resumeView } from '@qicheng/resume/view';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { renderDocx } from './index.js';
import { contrastOnWhite, readableColour } from './readable-colour.js';
import { PLAIN_TEMPLATE } from './resume/plain-layout.js';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('a readable colour', () => {
  it('has a contrast of 4.5 on white for any accent', () => {
    fc.assert(fc.property(colour, (accent) => contrastOnWhite(readableColour(accent)) >= 4.5));
  });

  it('is the accent itself if it is dark enough', () => {
    for (const accent of ['#1C2430', '#8C2F2A', '#000000']) expect(readableColour(accent)).toBe(accent);
  });

  it('keeps the hue of a light accent', () => {
    const ink = readableColour('#F2B705');
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(ink.slice(at, at + 2), 16));
    expect(r).toBeGreaterThan(g);
    expect(g).toBeGreaterThan(b);
  });
});

describe('headings in Word', () => {
  const LIGHT = ['#F2B705', '#7BC47F', '#B9BEC6', '#FFFFFF', '#ffff00'];

  it.each(LIGHT)('are readable in the template accent %s', async (accent) => {
    const file = unzipSync(
      await renderDocx(resumeView(SAMPLES.nursing()), {
        title: '简历',
        author: '启程',
        template: { ...PLAIN_TEMPLATE, defaults: { accent } },
      }),
    );
    const styles = strFromU8(file['word/styles.xml'] ?? new Uint8Array());
    const colours = [...styles.matchAll(/<w:color w:val="([0-9a-fA-F]{6})"/g)].map(([, hex]) => `#${hex}`);
    expect(colours.length).toBeGreaterThan(2);
    for (const hex of colours) expect(contrastOnWhite(hex)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(LIGHT)('are readable in the section accent %s', async (accent) => {
    const sample = SAMPLES.nursing();
    sample.meta.sections = sample.meta.sections.map((one) => ({ ...one, style: { accent } }));
    const file = unzipSync(await renderDocx(resumeView(sample), { title: '简历', author: '启程' }));
    const xml = strFromU8(file['word/document.xml'] ?? new Uint8Array());
    const colours = [...xml.matchAll(/<w:color w:val="([0-9a-fA-F]{6})"/g)].map(([, hex]) => `#${hex}`);
    expect(colours.length).toBeGreaterThan(2);
    for (const hex of colours) expect(contrastOnWhite(hex)).toBeGreaterThanOrEqual(4.5);
  });
});
