import { resumeAnalysisInput } from '@qicheng/analysis/resume-analysis';
import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { analyseResume } from '../analyses/resume-analysis/analyse.js';

const analysed = (line: string, resume: Written) =>
  withAllRows({
    text: `岗位：专员\n岗位职责：\n整理每批数据的版本说明\n任职要求：\n1. ${line}`,
    month: '2026-11',
    resume: snapshotOf(resume),
  });
const jobAt = (company: string): Written => ({
  work: [[company, '文员', '2019.03-', '录入订单，每天约 120 份', '整理合同 400 份']],
});

describe('the name of an employer', () => {
  it.each([
    ['有物业管理经验', '苏州恒远物业管理有限公司'],
    ['有培训经验优先', '昆山启明培训学校'],
    ['有企业管理咨询经验', '常州立信企业管理咨询有限公司'],
    ['熟悉室内设计', '无锡云庭室内设计有限公司'],
    ['3年以上培训经验', '昆山启明培训学校'],
    ['会食品检测', '徐州谱康食品检测有限公司'],
  ])('does not show its activity: %s at %s', (line, company) => {
    const { matrix, keywords } = analysed(line, jobAt(company));
    const rows = matrix.filter(({ level }) => level !== 'duty');
    expect(rows.map(({ state }) => state)).not.toContain('直接');
    expect(keywords.filter(({ evidence }) => evidence?.pointer.includes('/company'))).toEqual([]);
  });

  it.each([
    ['有餐饮行业经验', '徐州蜀香餐饮管理有限公司'],
    ['有物业行业经验优先', '苏州恒远物业管理有限公司'],
  ])('still shows its industry: %s at %s', (line, company) => {
    expect(analysed(line, jobAt(company)).matrix.at(-2)?.state).toBe('直接');
  });

  it('is not a keyword of an occupation', () => {
    const { dimensions } = analyseResume(
      resumeAnalysisInput.parse({
        resume: snapshotOf(jobAt('昆山启明培训学校')),
        month: '2026-11',
        target: { position: '人事专员' },
      }),
    );
    const reasons = dimensions.flatMap(({ contributions }) => contributions.map(({ reason }) => reason));
    expect(reasons.filter((reason) => reason.includes('培训'))).toEqual([]);
  });
});

describe('kinds of standard operating procedures', () => {
  it.each(['菜谱卡', '作业指导书', '操作卡', '工艺卡'])('%s', (kind) => {
    const { matrix } = analysed('会编写SOP', {
      work: [['徐州蜀香酒楼', '厨师', '2019.03-', `编写${kind} 45 份，新人按它操作`]],
    });
    expect(matrix[0]).toMatchObject({ state: '直接', text: expect.stringContaining('SOP') });
  });
});
