import { sampleResumeAnalysis } from '#src/testing/sample-resume-analysis.js';
import { verdictOf } from './verdict.js';

const scored = (score: number, weak = 60) => ({
  ...sampleResumeAnalysis,
  overall: { score, band: '良好' as const, confidence: 1 },
  dimensions: sampleResumeAnalysis.dimensions.map((part, place) => ({
    ...part,
    score: place === 3 ? weak : 90,
  })),
});

describe('verdict on an analysed résumé', () => {
  it('says by its score whether to send it, and names the weakest dimension', () => {
    expect(verdictOf(scored(72))).toBe('这份简历基本可以投递，最弱的一面是“成果量化”');
    expect(verdictOf(scored(40))).toContain('先把要紧的几处改好');
    expect(verdictOf({ ...scored(90, 88), findings: [], heat: [] })).toBe('这份简历可以直接投递');
  });

  it('does not call a résumé ready with a weak sentence or advice that is more than a detail', () => {
    const [finding] = sampleResumeAnalysis.findings;
    const [sentence] = sampleResumeAnalysis.heat;
    const clean = { ...scored(90, 88), findings: [], heat: [] };
    const weak = [{ ...sentence!, score: 25 }];
    expect(verdictOf({ ...clean, heat: weak })).toBe('简历写得扎实，改好 1 处再投递');
    const at = (severity: 'important' | 'minor') => [{ ...finding!, ruleId: 'wording.vague', severity }];
    expect(verdictOf({ ...clean, findings: at('important') })).toBe('简历写得扎实，改好 1 处再投递');
    expect(verdictOf({ ...clean, findings: at('minor') })).toBe('这份简历可以直接投递');
  });

  it('does not call a well written résumé ready for a post whose requirements it hardly mentions', () => {
    const weak = (score: number) =>
      scored(score, 90).dimensions.map((part) => (part.key === 'relevance' ? { ...part, score: 52 } : part));
    const missing = ['React', 'TypeScript', '组件库', '测试'];
    const target = { ...sampleResumeAnalysis.target, position: '前端开发', missing };
    expect(verdictOf({ ...scored(86, 90), target, dimensions: weak(86) })).toBe(
      '简历写得扎实，但“前端开发”常见的React、TypeScript、组件库还没有写到，做过的补上再投',
    );
    expect(verdictOf({ ...scored(60, 90), target, dimensions: weak(60) })).toContain('改好下面几处');
  });

  it('names no weakness about which the result has nothing to add', () => {
    const dimensions = scored(88, 88).dimensions.map((part) =>
      part.key === 'relevance' ? { ...part, score: 52 } : part,
    );
    const target = { ...sampleResumeAnalysis.target, position: '前端开发', missing: [] };
    expect(verdictOf({ ...scored(88, 88), findings: [], heat: [], target, dimensions })).toBe(
      '这份简历可以直接投递',
    );
  });

  it('names a target that the experience does not fit, whatever the score', () => {
    const [finding] = sampleResumeAnalysis.findings;
    const issue = '目标是“前端开发”，经历是“后端开发工程师”';
    const findings = finding ? [{ ...finding, ruleId: 'relevance.mismatch', issue }] : [];
    expect(verdictOf({ ...scored(90, 88), findings })).toBe(`${issue}，不对口，先定好方向再投递`);
  });

  it('says what is missing if there is no total', () => {
    const notes = ['内容太少，暂不给总分。还缺：教育背景。'];
    expect(verdictOf({ ...scored(0), overall: null, notes })).toBe('内容太少，暂不给总分。还缺：教育背景。');
  });
});
