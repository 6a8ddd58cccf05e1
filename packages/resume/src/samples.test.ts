import { resumeDocument } from './document.js';
import { sampleNames, SAMPLES } from './samples.js';
import { viewText } from './view-text.js';
import { resumeView } from './view.js';

describe.each(sampleNames)('sample %s', (name) => {
  const sample = SAMPLES[name]();

  it('is a valid document that parsing does not change', () => {
    expect(resumeDocument.parse(JSON.parse(JSON.stringify(sample)))).toEqual(sample);
  });

  it('has unique ids', () => {
    const ids = [...JSON.stringify(sample).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('prints in its language without gaps', () => {
    const text = viewText(resumeView(sample));
    expect(text.length).toBeGreaterThan(30);
    expect(text.join('\n')).not.toMatch(/undefined|NaN|\[object|^\s|\s$/);
  });
});

it.each([
  'computerScience',
  'marketing',
  'research',
  'architecture',
  'gameArt',
  'bookConservation',
  'sustainability',
] as const)('%s can also be printed entirely in English', (name) => {
  const view = resumeView(SAMPLES[name](), 'en');
  const { alternateName, ...header } = view.header;
  expect(alternateName).toMatch(/\p{Script=Han}/u);
  expect(viewText({ ...view, header }).join('\n')).not.toMatch(/\p{Script=Han}/u);
});
