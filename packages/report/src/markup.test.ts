import { makeReport, sources, table, column, text } from '@qicheng/analysis/report-parts';
import { reportMarkup } from './markup.js';
import { SAMPLE_LINES, sampleSheet } from './sample.js';
import { sheetOf } from './sheet.js';

const HOSTILE = '</td></style><script>alert(1)</script><img src=x onerror=alert(1)> & "quoted" \'\\"}';
const unescaped = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
const made = { engine: { mode: 'rules', rulesVersion: '1' }, madeAt: new Date(0) } as const;

describe('reportMarkup', () => {
  it('contains every text in order', () => {
    let from = 0;
    const found = unescaped(reportMarkup(sampleSheet()));
    for (const line of SAMPLE_LINES) {
      const at = found.indexOf(line, from);
      expect([line, at >= from]).toEqual([line, true]);
      from = at;
    }
  });

  it('leaves out sections without content', () => {
    expect(reportMarkup(sampleSheet())).not.toMatch(/空的|<th[^>]*>无/);
  });

  it('escapes markup in the body, in attributes and in the style sheet', () => {
    const report = makeReport(
      { title: HOSTILE, subject: HOSTILE },
      text(HOSTILE),
      table([column(HOSTILE)], [[HOSTILE]]),
      sources([{ title: HOSTILE, url: `javascript:alert("x")`, date: '2026' }]),
    );
    const html = reportMarkup(sheetOf(report, made));
    expect(html).not.toMatch(/<script|<img|href="javascript/i);
    expect(html.match(/<\/?style>/g)).toHaveLength(2);
    const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(styles).not.toContain('alert(');
    expect(unescaped(html).split(HOSTILE)).toHaveLength(7);
  });

  it('names its author: the rules, or a model with them', () => {
    const report = makeReport({ title: '报告' }, text('正文'));
    const rules = sheetOf(report, made);
    const model = sheetOf(report, { ...made, engine: { mode: 'model', rulesVersion: '1', model: 'test-1' } });
    expect(rules.label).toContain('站内分析');
    expect(model.label).toMatch(/AI.*生成/);
    expect(reportMarkup(model)).toContain('语言模型（test-1）');
  });
});
