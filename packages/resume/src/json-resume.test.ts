import fc from 'fast-check';
import type { ResumeDocument } from './document.js';
import { generateResume, SHAPES } from './generate.js';
import { countingIds } from './ids.js';
import { fromJsonResume, toJsonResume, type JsonResume } from './json-resume.js';
import { setItemVisible } from './ops.js';
import { sampleNames, SAMPLES } from './samples.js';

const open = (json: unknown): ResumeDocument => {
  const result = fromJsonResume(json, { newId: countingIds('n') });
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.document;
};
const throughFile = (json: JsonResume): JsonResume => JSON.parse(JSON.stringify(json)) as JsonResume;
const listIn = (json: JsonResume, key: string) => json[key] as Record<string, unknown>[];

describe('our own file', () => {
  it.each(sampleNames)('survives a round trip (%s)', (name) => {
    const document = SAMPLES[name]();
    expect(open(throughFile(toJsonResume(document)))).toEqual(document);
    expect(open(throughFile(toJsonResume(document, 'en')))).toEqual(document);
  });

  it('survives a round trip for any résumé', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.constantFrom(...SHAPES), (seed, shape) => {
        const document = generateResume(seed, shape);
        expect(open(throughFile(toJsonResume(document)))).toEqual(document);
      }),
      { numRuns: 40 },
    );
  });

  it('keeps the position of hidden items and omits them from the standard lists', () => {
    const sample = SAMPLES.nursing();
    const document = setItemVisible(sample, '/certificates', sample.certificates[1]?.id ?? '', false);
    const json = throughFile(toJsonResume(document));
    expect(listIn(json, 'certificates')).toHaveLength(2);
    expect(open(json)).toEqual(document);
  });

  it('stores data that the standard has no key for outside the standard keys', () => {
    const document = SAMPLES.electrician();
    const json = throughFile(toJsonResume(document));
    expect(document.basics.workSince).toEqual({ y: 2018, m: 3 });
    expect(JSON.stringify(json['basics'])).not.toContain('workSince');
    expect(open(json).basics).toEqual(document.basics);
  });

  it('follows the standard', () => {
    const json = toJsonResume(SAMPLES.computerScience(), 'en');
    expect(json['basics']).toMatchObject({
      name: 'Zhiyuan Lin',
      label: 'Backend Engineer · Class of 2027',
      location: { city: 'Wuhan, Hubei' },
      profiles: [{ network: 'GitHub', url: 'https://github.com/example-lin' }],
    });
    expect(listIn(json, 'work')[0]).toMatchObject({
      name: 'Xinghe Cloud Computing',
      startDate: '2026-06',
      endDate: '2026-09',
    });
    expect(listIn(json, 'education')[0]).toMatchObject({ studyType: "Bachelor's", score: '3.82/4' });
  });
});

describe('a file edited by another tool', () => {
  it('applies the edits and keeps the rest', () => {
    const document = SAMPLES.computerScience();
    const json = throughFile(toJsonResume(document));
    Object.assign(listIn(json, 'work')[0] ?? {}, { name: '新公司', endDate: '2026-10' });
    listIn(json, 'awards').splice(1, 1);
    const edited = open(json);
    expect(edited.internships[0]).toEqual({
      ...document.internships[0],
      company: { zh: '新公司', en: 'Xinghe Cloud Computing', stale: 'en' },
      period: { start: { y: 2026, m: 6 }, end: { y: 2026, m: 10 } },
    });
    expect(edited.awards).toEqual(document.awards.slice(0, 1));
    expect(edited.basics).toEqual(document.basics);
  });

  it('may duplicate an item: ids stay unique', () => {
    const json = throughFile(toJsonResume(SAMPLES.computerScience()));
    listIn(json, 'work').push(...listIn(throughFile(json), 'work'));
    const ids = [...JSON.stringify(open(json)).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a file of another tool', () => {
  const foreign = {
    basics: {
      name: 'Richard Hendriks',
      label: 'Programmer',
      email: 'richard@example.com',
      summary: 'First line.\nSecond line.',
      location: { city: 'San Francisco', region: 'California' },
      profiles: [{ network: 'Twitter', username: 'neutralthoughts' }],
    },
    work: [
      {
        name: 'Pied Piper',
        position: 'CEO',
        startDate: '2013-12-01',
        summary: 'Compression.',
        highlights: ['Won Disrupt'],
      },
    ],
    education: [
      { institution: 'Oklahoma', area: 'IT', studyType: 'Bachelor', score: 'First Class', courses: ['SQL'] },
    ],
    skills: [{ name: 'Web', level: 'Master', keywords: ['HTML'] }],
    languages: [{ language: 'English', fluency: 'Native speaker' }],
    projects: [
      { name: 'Miss Direction', description: 'A mapping engine', roles: ['Lead'], type: 'application' },
    ],
    interests: [{ name: 'Wildlife', keywords: ['Ferrets'] }],
  };

  it('becomes a résumé in its language with its sections visible', () => {
    const document = open(foreign);
    expect(document.meta.lang).toBe('en');
    expect(document.basics).toEqual({
      name: { en: 'Richard Hendriks' },
      headline: { en: 'Programmer' },
      email: 'richard@example.com',
      residence: { name: { en: 'San Francisco, California' } },
      links: [expect.objectContaining({ network: { en: 'Twitter' }, url: 'neutralthoughts' })],
    });
    expect(document.work[0]).toMatchObject({
      company: { en: 'Pied Piper' },
      period: { start: { y: 2013, m: 12, d: 1 }, end: 'present' },
      highlights: [
        { kind: 'paragraph', en: [{ text: 'Compression.' }] },
        { kind: 'bullet', en: [{ text: 'Won Disrupt' }] },
      ],
    });
    expect(document.education[0]).toMatchObject({
      degreeLevel: 'bachelor',
      x: { score: 'First Class' },
    });
    expect(document.skills[0]).toMatchObject({ description: { en: 'Master' } });
    expect(document.selfEvaluation).toHaveLength(2);
    expect(document.meta.sections.find(({ key }) => key === 'work')?.visible).toBe(true);
  });

  it.each([null, [], 'text', 1])('is rejected when it is %p', (raw) => {
    expect(fromJsonResume(raw)).toEqual({ ok: false, reason: 'notADocument' });
  });

  it('never throws, whatever the content', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 3 }), (noise, value) => {
        const odd: unknown = {
          basics: JSON.parse(noise),
          work: value,
          education: [value],
          skills: [{ name: value }],
          'x-cn': { format: 1, document: value },
        };
        expect(typeof fromJsonResume(odd).ok).toBe('boolean');
      }),
    );
  });
});
