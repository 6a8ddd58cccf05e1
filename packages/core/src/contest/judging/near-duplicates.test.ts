import { generateResume } from '@qicheng/resume/generate';
import { SAMPLES, sampleNames } from '@qicheng/resume/samples';
import { blindSections, comparedText } from './blind-entry.js';
import { nearDuplicates } from './near-duplicates.js';

const texts = Array.from({ length: 300 }, (_, index) => ({
  entry: `entry ${String(index).padStart(3, '0')}`,
  text: comparedText(generateResume(index + 1, 'long')),
}));
const at = (index: number) => texts[index]?.text ?? '';

describe('near-duplicates among 300 entries', () => {
  it('finds the inserted ones, and ranks nothing else above them', () => {
    const half = at(30).slice(0, Math.floor(at(30).length * 0.9));
    const injected = [
      { entry: 'copy', text: at(10) },
      { entry: 'spaced', text: at(20).replaceAll('，', ', ').replaceAll('\n', ' \n ') },
      { entry: 'shortened', text: half },
    ];
    const pairs = nearDuplicates([...texts, ...injected]);
    const found = pairs.map(({ entries }) => entries.join(' = '));
    expect(found).toEqual(
      expect.arrayContaining(['entry 010 = copy', 'entry 020 = spaced', 'entry 030 = shortened']),
    );
    expect(pairs[0]?.similarity).toBe(1);
    expect(found.filter((pair) => !/copy|spaced|shortened/.test(pair))).toEqual([]);
  });

  it('finds none in texts without common words, or without text', () => {
    expect(
      nearDuplicates([
        { entry: 'a', text: '' },
        { entry: 'b', text: '' },
      ]),
    ).toEqual([]);
    const samples = sampleNames.map((name) => ({ entry: name, text: comparedText(SAMPLES[name]()) }));
    expect(nearDuplicates(samples)).toEqual([]);
  });
});

describe('the view of a judge', () => {
  it.each(sampleNames)('of %s contains no name, school or contact', (name) => {
    const document = SAMPLES[name]();
    const seen = JSON.stringify(blindSections(document, ['启程大学']));
    const { name: person, phone, email, wechat } = document.basics;
    const schools = document.education.map(({ school }) => school?.name?.zh);
    for (const secret of [person?.zh, phone, email, wechat, ...schools])
      if (secret) expect(seen).not.toContain(secret);
    expect(seen).toContain('某高校');
  });

  it('of a text with the person or the school contains neither', () => {
    const document = SAMPLES.computerScience();
    const name = document.basics.name?.zh ?? '';
    const selfEvaluation = [
      {
        id: 'e1',
        kind: 'paragraph',
        text: { zh: `我是${name}，来自启程大学，作品在 github.com/lin-zy/kv，也见 https://lin.example/a。` },
      },
    ];
    const seen = JSON.stringify(
      blindSections({ ...document, selfEvaluation } as unknown as typeof document, ['启程大学']),
    );
    expect(seen).not.toContain(name);
    expect(seen).not.toContain('启程大学');
    expect(seen).not.toMatch(/lin-zy|lin\.example/);
  });
});
