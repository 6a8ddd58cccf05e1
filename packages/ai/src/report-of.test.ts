import { report } from '@qicheng/analysis/report';
import { type AnalysisServiceName, analysisServiceNames, analysisServices } from '@qicheng/analysis/services';
import { sampleNames, SAMPLES } from '@qicheng/resume/samples';
import { fullTerms, questionOf } from '../test/offer-questions.js';
import { kindOf } from './kinds.js';
import { referenceReportOf, reportOf, printCommentary } from './report-of.js';

function resultOf(service: AnalysisServiceName, question: unknown) {
  const kind = kindOf(service);
  if (!kind) throw new Error(`${service} is not offered`);
  const input = kind.input.parse(question);
  return { kind, input, result: kind.analyse(input) };
}
const resumeQuestion = (document: unknown, title = '测试简历') => ({
  resume: { title, language: 'zh', document },
  target: { position: '数据分析师' },
  month: '2026-11',
});
const headingsOf = (printed: ReturnType<typeof reportOf>) =>
  printed?.blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : [])) ?? [];

it('every offered service prints its results and its reference answers', () => {
  const silent = analysisServiceNames.flatMap((service) => {
    const kind = kindOf(service);
    if (!kind) return [];
    return [
      ...(kind.report ? [] : [service]),
      ...(kind.reference && !kind.reference.report ? [`${service}: reference`] : []),
    ];
  });
  expect(silent).toEqual([]);
});

it('every service with a model has a model part', () => {
  const wrong = analysisServiceNames.filter(
    (service) => (kindOf(service)?.model !== undefined) !== analysisServices[service].hasModel,
  );
  expect(wrong).toEqual([]);
});

describe('reports', () => {
  it('of offers have the conclusion first, then every figure and source', () => {
    const { input, result } = resultOf('offer', questionOf(fullTerms, { ...fullTerms, company: '样例银行' }));
    const printed = reportOf('offer', input, result);
    expect(printed).toMatchObject({ title: 'Offer 对比报告', subject: '示例科技 / 样例银行' });
    expect(headingsOf(printed)).toEqual(
      expect.arrayContaining([
        '结论',
        '各维度得分',
        '翻转点',
        '税后年现金',
        '条款、风险与谈判',
        '说明与来源',
      ]),
    );
    const text = JSON.stringify(printed);
    for (const { label, formula } of (
      result as { offers: { cash: { lines: { label: string; formula: string }[] } }[] }
    ).offers[0]?.cash.lines ?? [])
      expect([text.includes(label), text.includes(formula)]).toEqual([true, true]);
  });

  it('of offers fit the longest possible names', () => {
    const long = { ...fullTerms, company: '长'.repeat(80), role: '岗'.repeat(60), city: '城'.repeat(40) };
    const { input, result } = resultOf('offer', questionOf(long, long, long, long, long));
    expect(report.safeParse(reportOf('offer', input, result)).success).toBe(true);
  });

  it.each(sampleNames)(
    'of the sample %s and its reference answer are within limits and deterministic',
    (name) => {
      const { kind, input, result } = resultOf('resumeAnalysis', resumeQuestion(SAMPLES[name]()));
      const printed = reportOf('resumeAnalysis', input, result);
      expect(headingsOf(printed)[0]).toBe('总体评价');
      expect(reportOf('resumeAnalysis', input, result)).toEqual(printed);
      const answer = kind.reference?.answer(input, result);
      expect(referenceReportOf('resumeAnalysis', { input, result }, answer)?.title).toBe('简历改写参考');
    },
  );

  it('have the text of a model after the first chapter, labelled as such', () => {
    const printed = { title: '报告', blocks: [{ type: 'heading' as const, level: 1 as const, text: '一' }] };
    const commentary = { label: 'AI 生成', summary: '总的来说', advice: ['先做这个'] };
    expect(printCommentary(printed, {})).toBe(printed);
    expect(printCommentary(printed, { commentary }).blocks).toMatchObject([
      { text: '一' },
      { text: 'AI 点评' },
      { type: 'callout', kind: 'ai-label', title: 'AI 生成' },
      { type: 'text', text: '总的来说' },
      { type: 'list', items: [{ text: '先做这个' }] },
    ]);
  });

  it('do not exist for an invalid stored result', () => {
    expect(() => reportOf('offer', {}, {})).toThrow();
  });
});
