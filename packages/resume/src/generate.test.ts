import fc from 'fast-check';
import { isWithinDocumentBytes, resumeDocument } from './document.js';
import { generateResume, samplePhotoSource, SHAPES } from './generate.js';
import { readDocument } from './migrate.js';
import { viewText } from './view-text.js';
import { resumeView } from './view.js';

const seeds = fc.integer({ min: 0, max: 1_000_000 });
const shapes = fc.constantFrom(...SHAPES);

describe('generateResume', () => {
  it('returns equal documents for equal seeds and different ones otherwise', () => {
    expect(generateResume(7)).toEqual(generateResume(7));
    expect(generateResume(7)).not.toEqual(generateResume(13));
  });

  it('creates valid documents that parsing does not change', () => {
    fc.assert(
      fc.property(seeds, shapes, (seed, shape) => {
        const document = generateResume(seed, shape);
        const stored: unknown = JSON.parse(JSON.stringify(document));
        expect(resumeDocument.parse(stored)).toEqual(document);
        expect(readDocument(stored)).toEqual({ ok: true, document });
        expect(isWithinDocumentBytes(JSON.stringify(document))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('covers content that is hard to print', () => {
    const size = (shape: (typeof SHAPES)[number]) =>
      viewText(resumeView(generateResume(1, shape))).join('').length;
    expect(size('short')).toBeLessThan(600);
    expect(size('long')).toBeGreaterThan(2000);
    expect(generateResume(1, 'noPhoto').basics.photo).toBeUndefined();
    expect(viewText(resumeView(generateResume(1, 'english'))).join('')).not.toMatch(/\p{Script=Han}/u);
  });

  it('draws its photos', () => {
    const { photo } = generateResume(1, 'long').basics;
    expect(photo && samplePhotoSource(photo)).toMatch(/^data:image\/svg\+xml,/);
    expect(samplePhotoSource({ fileId: 'file-of-a-user' })).toBeUndefined();
  });
});
