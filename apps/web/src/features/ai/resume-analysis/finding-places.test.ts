import type { ResumeFinding } from '@qicheng/analysis/resume-analysis-result';
import { emptyDocument } from '@qicheng/resume/defaults';
import { numbered, placesOf, severityOf, tagOf } from './finding-places.js';

const document = {
  ...emptyDocument(),
  basics: { name: { zh: '苏晓禾' }, email: 'a@b', phone: '138' },
  work: [
    {
      id: 'w',
      company: { zh: '云帆科枝' },
      highlights: [
        { id: 'a', kind: 'bullet' as const, zh: [{ text: '负责用户运营' }] },
        { id: 'b', kind: 'bullet' as const, zh: [{ text: '写周报' }] },
      ],
    },
  ],
};
const finding = (id: string, more: Partial<ResumeFinding>): ResumeFinding => ({
  id,
  ruleId: id,
  severity: 'minor',
  category: 'vague',
  module: 'experience',
  issue: id,
  why: id,
  ...more,
});
const placed = (...findings: ResumeFinding[]) => placesOf(numbered(findings, []), document);

describe('numbers of findings', () => {
  it('follow the suggestions, then the others in their order', () => {
    const [one, two, three] = ['1', '2', '3'].map((id) => finding(id, {})) as [
      ResumeFinding,
      ResumeFinding,
      ResumeFinding,
    ];
    expect(numbered([one, two, three], ['3', '1']).map(({ finding: { id } }) => id)).toEqual(['3', '1', '2']);
    expect(numbered([one, two, three], ['3', '1']).map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});

describe('tag of a text', () => {
  const tagged = (...numbers: number[]) =>
    tagOf({ findings: numbers.map((number) => ({ number, finding: finding(`${number}`, {}) })) });

  it('lists the numbers of its findings, never as a sum', () => {
    expect(tagged(3)).toBe('3');
    expect(tagged(3, 7)).toBe('3,7');
    expect(tagged(3, 7, 12)).toBe('3,7…');
  });
});

describe('positions of findings on the page', () => {
  it('cover a whole statement once for all of its findings', () => {
    const places = placed(
      finding('1', { pointer: '/work/0/highlights/0', targetId: 'a' }),
      finding('2', { pointer: '/work/0/highlights/0/zh/0/text', targetId: 'a', severity: 'urgent' }),
      finding('3', { pointer: '/work/0/highlights/1', targetId: 'b' }),
    );
    expect(places).toMatchObject([
      { id: 'a', words: null, isStatement: true, findings: [{ number: 1 }, { number: 2 }] },
      { id: 'b', findings: [{ number: 3 }] },
    ]);
    expect(places.map(severityOf)).toEqual(['urgent', 'minor']);
  });

  it('cover the text of a field inside its entry', () => {
    expect(placed(finding('1', { pointer: '/work/0/company/zh' }))).toMatchObject([
      { id: 'w', words: '云帆科枝', isStatement: false },
    ]);
    expect(placed(finding('1', { pointer: '/work/0/company' }))).toMatchObject([{ words: '云帆科枝' }]);
    expect(placed(finding('1', { pointer: '/basics/email' }))).toMatchObject([{ id: null, words: 'a@b' }]);
  });

  it('cover the entry if its field is empty', () => {
    expect(placed(finding('1', { pointer: '/work/0/position', targetId: 'w' }))).toMatchObject([
      { id: 'w', words: null },
    ]);
  });

  it('are none for values that the page does not print', () => {
    expect(placed(finding('1', {}), finding('2', { pointer: '/basics/wechat' }))).toEqual([]);
    expect(placed(finding('3', { pointer: '/intention' }))).toEqual([]);
  });
});
