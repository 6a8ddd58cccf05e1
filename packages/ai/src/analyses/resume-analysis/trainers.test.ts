import { interviewInput } from '@qicheng/analysis/interview';
import { resumeAnalysisInput } from '@qicheng/analysis/resume-analysis';
import { snapshotOf } from '#test/jd/a-resume.js';
import { predictInterview } from '../interview/predict.js';
import { matchOccupation } from '../job-analysis/match-occupation.js';
import { analyseResume } from './analyse.js';

const resume = snapshotOf({
  work: [
    [
      '徐州蜀香餐饮有限公司',
      '门店培训师',
      '2020.03-',
      '给新员工授课，每月 4 场，每场约 30 人，考核通过率 96%',
      '编写出品操作手册 12 份，下店辅导 18 家门店',
    ],
  ],
});

describe('the training of staff', () => {
  it.each(['培训专员', '门店培训师', '餐饮训练员'])('is not a personnel work: %s', (position) => {
    const { dimensions } = analyseResume(
      resumeAnalysisInput.parse({ resume, month: '2026-11', target: { position } }),
    );
    const reasons = dimensions
      .flatMap(({ contributions }) => contributions.map(({ reason }) => reason))
      .join();
    expect(reasons).not.toContain('人力资源');
    expect(reasons).toContain('按“企业培训”的词库比对');
    expect(reasons).toContain('写到“授课”');
    const { questions } = predictInterview(
      interviewInput.parse({ resume, position, round: 'business', count: 8, month: '2026-11' }),
    );
    expect(questions).toHaveLength(8);
    expect(questions.map(({ text }) => text).join()).not.toMatch(/招聘|薪酬|社保|离职|课堂|家长|班主任/u);
  });

  it('is the occupation of trainers among all occupations', () => {
    expect(matchOccupation('培训专员').occupation.code).toBe('trainer');
    expect(matchOccupation('人事专员').occupation.code).toBe('hr');
  });
});
