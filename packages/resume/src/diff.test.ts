import { emptyDocument } from './defaults.js';
import { describeChanges, diffWords, labelLine } from './diff.js';
import { headingFont, textWeight, type ResumeDocument, type StyleTokens } from './document.js';

const job = (over: object = {}) => ({
  id: 'j',
  company: { zh: '启程科技' },
  highlights: [{ id: 'a', kind: 'bullet' as const, zh: [{ text: '负责增长' }] }],
  ...over,
});
const withParts = (parts: Partial<ResumeDocument>): ResumeDocument => ({ ...emptyDocument(), ...parts });
const described = (before: ResumeDocument, after: ResumeDocument) =>
  describeChanges(before, after).flatMap(({ changes }) =>
    changes.map(({ kind, label, before: old, after: next }) => [kind, labelLine(label), old, next]),
  );

describe('describeChanges', () => {
  it('describes section, item, field and statement, with the text before and after', () => {
    const before = withParts({ internships: [job()], basics: { phone: '1', gender: 'female' } });
    const after = withParts({
      internships: [
        job({
          title: { zh: '运营', en: 'Operations' },
          period: { start: { y: 2026, m: 3 }, end: 'present' },
          highlights: [
            { id: 'a', kind: 'bullet', zh: [{ text: '负责' }, { text: '用户增长', bold: true }] },
            { id: 'b', kind: 'bullet', zh: [{ text: '搭建看板' }] },
          ],
        }),
      ],
      basics: { phone: '1', gender: 'male' },
    });
    expect(described(before, after)).toEqual([
      ['changed', '基本信息 · 性别', '女', '男'],
      ['changed', '实习经历 · 启程科技 · 工作内容 · 第 1 条', '负责增长', '负责用户增长'],
      ['added', '实习经历 · 启程科技 · 工作内容 · 第 2 条', '', '搭建看板'],
      ['added', '实习经历 · 启程科技 · 职位', '', '运营'],
      ['added', '实习经历 · 启程科技 · 职位（英文）', '', 'Operations'],
      ['added', '实习经历 · 启程科技 · 起止时间', '', '2026.03 – 至今'],
    ]);
  });

  it('lists removed items, a new order and settings last', () => {
    const before = withParts({ hobbies: [{ id: 'x', name: { zh: '长跑' } }, { id: 'y' }, { id: 'z' }] });
    const after: ResumeDocument = {
      ...withParts({ hobbies: [{ id: 'z' }, { id: 'y' }] }),
      meta: { ...before.meta, style: { fontSizePt: 9 }, templateCode: 'tem0002' },
    };
    expect(described(before, after)).toEqual([
      ['removed', '兴趣爱好 · 长跑', '长跑', ''],
      ['moved', '兴趣爱好 · 顺序', '', ''],
      ['changed', '模板、样式与模块 · 模板', 'tem0001', 'tem0002'],
      ['added', '模板、样式与模块 · 字号', '', '9'],
    ]);
  });

  it("shows a date format as printed in the résumé's language, and a bullet by its character", () => {
    const { meta } = emptyDocument();
    const section = { key: 'work', visible: true };
    const styled = (lang: 'zh' | 'en', dateForm: 'slash' | 'short', bullet: 'dot' | 'dash') =>
      withParts({
        meta: { ...meta, lang, style: { dateForm }, sections: [{ ...section, style: { bullet } }] },
      });
    expect(described(styled('zh', 'slash', 'dot'), styled('zh', 'short', 'dash'))).toEqual([
      ['changed', '模板、样式与模块 · 工作经历 · 模块样式', '•', '–'],
      ['changed', '模板、样式与模块 · 日期形式', '2026/06 – 2026/09', '2026.06 – 09'],
    ]);
    expect(described(styled('en', 'slash', 'dot'), styled('en', 'short', 'dot'))).toEqual([
      ['changed', '模板、样式与模块 · 日期形式', '06/2026 – 09/2026', 'Jun – Sep 2026'],
    ]);
  });

  it('names every font and weight as the editor does', () => {
    const { meta } = emptyDocument();
    const styled = (style: StyleTokens) => withParts({ meta: { ...meta, style } });
    const valueOf = (style: StyleTokens) => described(styled({}), styled(style))[0]?.[3];
    const shown = headingFont.options.map((font) => valueOf({ headingFont: font }));
    expect(shown.filter((name) => !/^\p{Script=Han}+$/u.test(name ?? ''))).toEqual([]);
    expect([valueOf({ headingFont: 'huangyou' }), valueOf({ fontFamily: 'kai' })]).toEqual([
      '黄油体',
      '楷体',
    ]);
    expect(textWeight.options.map((weight) => valueOf({ textWeight: weight }))).toEqual(['细', '中']);
  });

  it('omits changes that follow from others', () => {
    const before = withParts({ hobbies: [{ id: 'x', name: { zh: '甲', en: 'A' } }] });
    const after = withParts({ hobbies: [{ id: 'x', name: { zh: '甲', en: 'A', stale: 'en' } }] });
    expect(described(before, after)).toEqual([]);
  });
});

describe('diffWords', () => {
  it('marks the differing words in Chinese and in English', () => {
    expect(diffWords('负责增长', '负责用户增长')).toEqual([
      { kind: 'same', text: '负责' },
      { kind: 'added', text: '用户' },
      { kind: 'same', text: '增长' },
    ]);
    expect(diffWords('led a team of 3', 'led a team of 5').slice(-2)).toEqual([
      { kind: 'removed', text: '3' },
      { kind: 'added', text: '5' },
    ]);
  });

  it('reproduces both texts', () => {
    const [before, after] = ['统筹校园活动，参与人数 300', '统筹迎新活动，人数超过 500'];
    const of = (kind: string) =>
      diffWords(before, after)
        .filter((run) => run.kind === 'same' || run.kind === kind)
        .map(({ text }) => text)
        .join('');
    expect([of('removed'), of('added')]).toEqual([before, after]);
  });
});
