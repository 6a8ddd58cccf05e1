import { letterInput } from '@qicheng/analysis/cover-letter';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from '../analyse.js';

const COOK: Written = {
  name: '丁一鸣',
  school: ['临江烹饪学院', '烹饪工艺', '2010.09-2013.06'],
  work: [
    [
      '临江望湖楼餐饮有限公司',
      '厨师长助理',
      '2021.05-2025.03',
      '厨房8个人的排班，协助厨师长编写菜谱24份，半成品预制菜试卖三个月复购率不足6%，后来停掉',
    ],
    ['滨海渔港酒店', '凉菜厨师', '2014.03-2021.04', '负责凉菜出品，日均180份'],
  ],
  skills: ['大学英语四级', '英语口语一般'],
  projects: [],
};

const issues = (body: string, resume: Written = COOK): string[] =>
  analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-28', company: '青禾餐饮集团', position: '厨师长', addressee: '', jd: '' },
      letter: `尊敬的青禾餐饮集团招聘负责人：\n您好！我是丁一鸣，应聘厨师长。\n${body}\n丁一鸣`,
      resume: { title: '简历', language: 'zh', document: written(resume) },
    }),
  ).findings.flatMap(({ issue, ruleId }) => (ruleId === 'evidence.untraced' ? [issue] : []));

describe('what a letter says otherwise than the résumé', () => {
  it.each([
    ['我从2016年至今在望湖楼餐饮工作。', '临江望湖楼餐饮有限公司 2021 年 5 月起'],
    ['目前在望湖楼餐饮负责厨房。', '临江望湖楼餐饮有限公司 到 2025 年 3 月为止'],
    ['我的英语达到专业八级水平。', '大学英语四级'],
    ['我英语流利，能接待外宾。', '英语口语一般'],
    ['我主推的半成品预制菜复购率达60%。', '复购率不足6%'],
    ['我是临江烹饪学院烹饪工艺硕士丁一鸣，手艺扎实。', '本科'],
  ])('%s', (body, inResume) => {
    expect(issues(body).join()).toContain(inResume);
  });

  it('a post without the employer before it, and the one that one rose to', () => {
    expect(issues('我在滨海渔港酒店从帮厨做到行政总监，管三个店。').join()).toContain('行政总监');
    expect(issues('我曾任望湖楼餐饮行政总厨师长兼区域经理。').join()).not.toContain('“望湖楼');
  });

  it('each certificate of a list alone', () => {
    const found = issues('我持有高级技师证书和国家级裁判员证书。').join();
    expect(found).toContain('“高级技师证书”');
    expect(found).not.toContain('证书和');
  });
});

describe('what agrees with the résumé', () => {
  it.each([
    '我2021年起在望湖楼餐饮工作，厨房8个人。',
    '我在望湖楼餐饮做厨师长助理，手下7名厨师。',
    '我曾在望湖楼餐饮负责厨房排班。',
    '我过了英语四级，口语一般。',
  ])('is not called otherwise: %s', (body) => {
    expect(issues(body)).toEqual([]);
  });
});

it('another count at the same employer is asked about with both quotes', () => {
  const [issue = ''] = issues('在望湖楼餐饮期间我独立研发了96份菜单。');
  expect(issue).toMatch(/96份.*简历里相近的是“协助厨师长编写菜谱24份”，是同一件事吗/u);
});
