import { emptyDocument } from '@qicheng/resume/defaults';
import type { Atom, Language, Span } from '@qicheng/resume/document';
import { viewOf } from '../view-of.js';
import { keyFigures } from './key-figures.js';

/** `**` marks bold text, as in the samples. */
const spans = (text: string): Span[] =>
  text
    .split('**')
    .map((part, index) => ({ text: part, ...(index % 2 === 1 && { bold: true }) }))
    .filter((span) => span.text);

function figuresOf(statements: string[], lang: Language = 'zh') {
  const document = emptyDocument({ templateCode: 'tem0019' });
  const highlights = statements.map((text, index): Atom => ({
    id: `s${index}`,
    kind: 'bullet',
    [lang]: spans(text),
  }));
  document.internships = [{ id: 'job', company: { [lang]: '某公司' }, highlights }];
  return keyFigures(viewOf(document, lang)).map(({ value, label }) => [value, label]);
}

describe('key figures', () => {
  it('are bold numbers with the words of their clause', () => {
    const statements = [
      '90 天铺进 3,100 家门店，首年销售额 **4,200 万元**，超目标 27%',
      '完成签约 **32 家**，回款准时',
    ];
    expect(figuresOf(statements)).toEqual([
      ['4,200 万元', '首年销售额'],
      ['32 家', '完成签约'],
    ]);
  });

  it('are never the former value of a change', () => {
    const statements = ['覆盖率由 41% 提高到 82%，零回滚', '粉丝从 1.2 万增长到 **26 万**'];
    expect(figuresOf(statements)).toEqual([
      ['26 万', '粉丝'],
      ['82%', '覆盖率'],
    ]);
  });

  it('leave out numbers without preceding words, and two in a clause without a change', () => {
    expect(figuresOf(['**38%** 的客户来自转介绍', '男女比例 40% 与 60%', '一次成功率 97%'])).toEqual([]);
  });

  it('leave out numbers whose noun follows them', () => {
    const statements = [
      '承接日均 **2,000 单**咨询',
      '平均 **6 ms** 响应',
      '一次成功率 97%',
      '覆盖率由 41% 提高到 82%',
    ];
    expect(figuresOf(statements)).toEqual([
      ['97%', '一次成功率'],
      ['82%', '覆盖率'],
    ]);
  });

  it('include the measure behind a bold number, and leave out one that counts the words behind it', () => {
    const statements = [
      '编写作业指导书 **46** 份，培训到位',
      '设计双工位夹具**9**套',
      '与供应商谈定 **2** 年框架协议，价格下降',
      '主导 **3** 条产线改造',
      'Wrote **46** work instructions',
    ];
    expect(figuresOf(statements)).toEqual([
      ['46 份', '编写作业指导书'],
      ['9套', '设计双工位夹具'],
    ]);
  });

  it('are none if there is only one', () => {
    expect(figuresOf(['一次成功率 97%', '参与日常运营'])).toEqual([]);
  });

  it('work in English', () => {
    const statements = [
      '3,100 stores in 90 days and first-year sales of **CNY 42 million**',
      'Cut query latency by 38%',
    ];
    expect(figuresOf(statements, 'en')).toEqual([
      ['CNY 42 million', 'first-year sales'],
      ['38%', 'Cut query latency'],
    ]);
  });

  it('are named by what changes rather than by the change', () => {
    const statements = [
      'Ran three accounts, growing followers from 12,000 to **260,000** in two years',
      'Rewrote the drills, shortening the setup time from 40 min to **25 min**',
    ];
    expect(figuresOf(statements, 'en')).toEqual([
      ['260,000', 'followers'],
      ['25 min', 'setup time'],
    ]);
  });

  it('start with what is counted, and are left out if that is not said', () => {
    expect(
      figuresOf(
        ['Opened 90 stores, with first-year sales of **CNY 42 million**', 'Cut latency by 38%'],
        'en',
      ),
    ).toEqual([
      ['CNY 42 million', 'first-year sales'],
      ['38%', 'Cut latency'],
    ]);
    expect(
      figuresOf(['两年粉丝从 1.2 万增长到 **26 万**', '质量由 6.4 kg 降到 **4.9 kg**', '一次成功率 97%']),
    ).toEqual([
      ['26 万', '粉丝'],
      ['97%', '一次成功率'],
    ]);
  });

  it('are at most four', () => {
    const statements = ['甲', '乙', '丙', '丁', '戊'].map((name) => `${name}区完成率 9${name.length}%`);
    expect(figuresOf(statements)).toHaveLength(4);
  });
});
