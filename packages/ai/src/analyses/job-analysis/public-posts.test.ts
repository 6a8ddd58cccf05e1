import { written } from '#test/resume-analysis/written-resume.js';
import { analyseJob } from './analyse.js';
import { referenceOf } from './reference.js';

const inputFor = (position: string, unplaced: string[] = []) => ({
  position,
  month: '2026-11',
  resume: {
    title: '简历',
    language: 'zh' as const,
    unplaced,
    document: written({
      school: ['江城大学', '预防医学', '2015.09-2020.06'],
      work: [
        ['江城市社区卫生服务中心', '公卫医师', '2020.07-至今', '建立居民健康档案2300份，随访慢病患者460人'],
      ],
    }),
  },
});

const wordsOf = (position: string, unplaced?: string[]): string => {
  const input = inputFor(position, unplaced);
  const result = analyseJob(input);
  const { weeks, reviews } = referenceOf(input, result);
  return JSON.stringify([result.plan, weeks, reviews, result.portrait.salary.lookUp]);
};

describe('the plan for a post filled by examination', () => {
  it.each([
    '疾控中心公卫医师（事业编）',
    '乡镇公务员',
    '综合窗口科员',
    '社区专职工作者',
    '特岗教师',
    '选调生',
  ])('%s: registration, papers and interview, and nothing is sent to employers', (position) => {
    const words = wordsOf(position);
    expect(words).toMatch(/报考条件/u);
    expect(words).toMatch(/笔试/u);
    expect(words).toMatch(/结构化/u);
    expect(words).not.toMatch(/投递|回音|HR|企业薪酬/u);
  });

  it('has a trial lesson for teachers and skills for medical staff', () => {
    expect(wordsOf('初中物理教师（在编）')).toMatch(/试讲/u);
    expect(wordsOf('疾控检验师（事业单位）')).toMatch(/技能操作/u);
  });

  it('follows an application form for an examination', () => {
    expect(wordsOf('公卫医师', ['报考单位：江城市疾控中心'])).not.toMatch(/投递/u);
  });

  it('names both ways where employers are public or private, and one elsewhere', () => {
    expect(wordsOf('高中化学老师')).toMatch(/公办的按公告报名、考试，民办的按/u);
    expect(wordsOf('国际学校化学老师')).not.toMatch(/公告报名/u);
    expect(wordsOf('外贸业务员')).not.toMatch(/公告报名|笔试/u);
  });

  it('sends nobody to a school for figures on pay', () => {
    expect(wordsOf('会计')).not.toMatch(/目标学校/u);
  });
});
