import { questionOf, reported } from '#test/interview/answer-pair.js';
import { casesOf, contextOf } from './answer-case.js';
import { reportInterview } from './report-interview.js';
import { skillConflicts } from './skill-conflicts.js';

const withSkill = (skill: string, text: string) => {
  const input = reported([[questionOf('mg-hardest'), text]], { sample: 'electrician', position: '维修电工' });
  const { resume } = input;
  const document = { ...resume.document, skills: [{ id: 's1', name: { zh: skill } }] };
  return { ...input, resume: { ...resume, document } } as typeof input;
};
const conflictsOf = (skill: string, text: string) => {
  const input = withSkill(skill, text);
  const context = contextOf(input);
  return casesOf(input, context).flatMap((answered) => skillConflicts(answered, context));
};

describe('an answer that claims to master what the résumé limits contradicts it', () => {
  it.each([
    ['SolidWorks只在课程设计里用过一次', '我熟练使用SolidWorks，给全厂的夹具建过三维模型，误差在2%以内。'],
    ['焊接机器人编程只学过没做过项目', '焊接机器人编程我非常熟，独立负责过两条线。'],
    ['SPSS一般', '我用SPSS做过很多分析，回归、因子都很精通。'],
  ])('%s', (skill, text) => {
    expect(conflictsOf(skill, text)).toHaveLength(1);
    expect(reportInterview(withSkill(skill, text)).strengths).toEqual([]);
  });

  it.each([
    ['SolidWorks只在课程设计里用过一次', '我熟练使用AutoCAD，给全厂的夹具画过图。'],
    ['SolidWorks只在课程设计里用过一次', 'SolidWorks我只用过一次，谈不上熟练，画过一个支架。'],
    ['SPSS一般', '我打算三个月内把SPSS练到很熟。'],
    ['SPSS', '我用SPSS做过很多分析，很精通。'],
  ])('no contradiction: %s, %s', (skill, text) => {
    expect(conflictsOf(skill, text)).toEqual([]);
  });
});
