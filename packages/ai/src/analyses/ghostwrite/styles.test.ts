import { bullet, run, textsOf, weak } from '#test/ghostwrite/weak-resume.js';

const of = (line: string, style = '专业') => {
  const job = { id: 'job', company: { zh: '示例科技' }, highlights: [bullet('a1', line)] };
  return run(weak({ internships: [job] }), { style, targets: [{ kind: 'atom', atomId: 'a1' }] });
};
const textIn = (line: string, style: string) => textsOf(of(line, style), style)['a1'];

describe('the styles', () => {
  it.each([
    ['负责用户数据的整理，做了报表3份', '整理用户数据，做了报表3份', '整理用户数据，编制报表3份'],
    ['写推文，阅读量从800到3200', '写推文，阅读量由800升至3200', '撰写推文，阅读量由800升至3200'],
    [
      '通过发放问卷的方式收集需求，写出调研报告等相关工作',
      '通过发放问卷收集需求，写出调研报告',
      '通过发放问卷的方式收集需求，写出调研报告',
    ],
  ])('shorten or use the terms of the trade: %s', (line, short, professional) => {
    expect([textIn(line, '简洁'), textIn(line, '专业')]).toEqual([short, professional]);
  });

  it('that give the same text are one variant with a note', () => {
    const { variants, notes } = of('主要负责公众号推文的撰写和排版', '简洁');
    expect(variants.map(({ style }) => style)).toEqual(['简洁']);
    expect(notes[0]).toBe('按“数据”“专业”改出来的文字与上面的相同，不重复列出。');
  });

  it('are described by what was changed', () => {
    expect(of('写推文，阅读量从800到3200').variants[0]?.about).toBe(
      '改了 1 处：换成职业常用的动词、写明变化的方向',
    );
  });
});

describe('an edit that makes no difference', () => {
  it.each(['完成 60 套图纸，', '整理资料并且归档', '优化流程，使得出错减少，能够按时交付'])(
    'is not offered: %s',
    (line) => {
      expect(of(line, '简洁').variants.flatMap(({ changes }) => changes)).toEqual([]);
    },
  );
});

describe('the reason of a change', () => {
  it('names the subject that is left out', () => {
    const [variant] = of('我撰写推文12篇，阅读量从800到3200').variants;
    expect(variant?.changes[0]?.reasons).toContain('省略主语“我”');
    expect(variant?.changes[0]?.reasons).not.toContain('删去套话和虚词');
  });
});

it('a blank between names does not become a comma', () => {
  expect(textIn('跑省内配送 超市货 家电，自己装卸，货损基本没有', '专业') ?? '').not.toContain(
    '配送，超市货',
  );
});
