import { jobAnalysisResult, jobReference } from '@qicheng/analysis/job-analysis-result';
import { report } from '@qicheng/analysis/report';
import { written } from '#test/resume-analysis/written-resume.js';
import { analyseJob } from './analyse.js';
import { matchOccupation } from './match-occupation.js';
import { referenceOf } from './reference.js';
import { jobReferenceReport, jobReport } from './report.js';

const POSITIONS = ['钢琴调律师', '潜水教练', '墓园礼仪师', '古籍修复师', '机场驱鸟员'];

const inputFor = (position: string) => {
  const document = written({
    school: ['江城学院', '音乐学', '2015.09-2019.06'],
    work: [['星海琴行', '维修员', '2019.03-2026.10', '每月保养立式钢琴 20 台，回访 15 位客户']],
  });
  return { position, month: '2026-11', resume: { title: '简历', language: 'zh' as const, document } };
};

describe('an occupation without a description', () => {
  it.each(POSITIONS)(
    '%s has no duties, threshold, abilities, gaps or related occupations of other work',
    (position) => {
      const { match, portrait, abilities, strengths, gaps, adjacent, overall } = analyseJob(
        inputFor(position),
      );
      expect([match.kind, match.alternatives, overall]).toEqual(['general', [], null]);
      expect([portrait.duties, portrait.abilities, portrait.path, portrait.entry.majors]).toEqual([
        [],
        [],
        [],
        [],
      ]);
      expect([portrait.entry.degree, portrait.entry.experience]).toEqual(['', '']);
      expect([abilities, strengths, gaps, adjacent]).toEqual([[], [], [], []]);
    },
  );

  it('says so and offers no similar-looking occupation', () => {
    const { explanation } = matchOccupation('钢琴调律师').match;
    expect(explanation).toContain('职业表没有收录“钢琴调律师”');
    expect(explanation).not.toContain('相近');
  });

  it.each(POSITIONS)('%s has tasks based on its own postings, not those of other work', (position) => {
    const input = inputFor(position);
    const result = analyseJob(input);
    const reference = referenceOf(input, result);
    const tasks = result.plan.phases.flatMap((phase) => phase.tasks.map(({ text }) => text)).join('\n');
    expect(tasks).toContain(`“${position}”的招聘原文`);
    expect(tasks).not.toMatch(/会议|看板|里程碑|接口人|每周投/u);
    expect([reference.target, reference.entryChecks]).toEqual([[], []]);
    expect(reference.weeks).toHaveLength(13);
    expect(reference.summary).not.toContain('待补充');
    expect(jobAnalysisResult.parse(result)).toEqual(result);
    expect(jobReference.parse(reference)).toEqual(reference);
  });

  it('has no empty parts in the printed reports', () => {
    const input = inputFor('钢琴调律师');
    const result = analyseJob(input);
    const printed = JSON.stringify([
      report.parse(jobReport(input, result)),
      report.parse(jobReferenceReport(input, result, referenceOf(input, result))),
    ]);
    expect(printed).not.toMatch(/主要职责|能力模型|入行门槛|晋升路径|相邻职业|门槛核对/u);
    expect(printed).toContain('薪资');
  });

  it('still says that the wanted city is another one', () => {
    const document = written({ position: '钢琴调律师' });
    const resume = { title: '简历', language: 'zh' as const, document };
    const { gaps } = analyseJob({ position: '钢琴调律师', city: '上海', month: '2026-11', resume });
    expect(gaps.map(({ key }) => key)).toEqual(['city']);
  });
});
