import { letterInput } from '@qicheng/analysis/cover-letter';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from './analyse.js';

const letterOf = (resume: Written, jd: string, position = '') =>
  analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-23', company: '云湖信息有限公司', position, jd, letter: '', addressee: '' },
      resume: { title: '简历', language: 'zh', document: written(resume) },
    }),
  );
const allOf = ({ written: letter, greetings, subjects }: ReturnType<typeof letterOf>): string =>
  [letter?.text ?? '', ...greetings.map(({ text }) => text), ...subjects].join('\n');
const JD =
  '护士（急）3名\n岗位职责\n1. 护理病人；\n任职要求\n1. 持有护士执业资格证，护师优先；\n2. 能适应夜班；\n3. 3年以上护理经验。';
const NURSE: Written = {
  school: ['江城护理学院', '护理', '2014.09-2017.06'],
  work: [
    [
      '江城仁安医院',
      '内科护士',
      '2018.03-',
      '分管病床 8 张，护理病人 1200 人次',
      '编制科室夜班排班表，12 人',
      '护士长偏心，科室管理混乱',
      '病人满意度提升 300%',
    ],
  ],
  skills: ['护士执业资格证', '护师资格考试 2024'],
};

describe('a letter', () => {
  const result = letterOf(NURSE, JD);
  const text = allOf(result);

  it('names the post without urgency and head count', () => {
    expect(text).toContain('应聘云湖信息有限公司的护士岗位');
    expect(text).not.toMatch(/护士（急）|3名/u);
  });

  it('claims no exam, no consent that was not given, no complaint and no impossible figure', () => {
    expect(text).toContain('我已取得护士执业资格证。');
    expect(text).not.toMatch(/资格考试|我可以接受|偏心|混乱|300%/u);
  });

  it('says how many years one has worked before one’s studies', () => {
    expect(result.written?.text).toMatch(
      /内科护士，有 8 年多相关工作经历，江城护理学院护理专业本科毕业，应聘/u,
    );
  });

  it('answers to no requirement that the résumé does not show', () => {
    for (const { state, isAnswered } of result.requirements)
      if (state === '未体现' || state === '缺口') expect(isAnswered).toBe(false);
  });
});

it.each([
  ['主题写 姓名+专业+财务管培', '林知远+护理+财务管培'],
  ['邮件主题请写 姓名-专业-管培生', '林知远-护理-管培生'],
  ['邮件主题：姓名+专业+财务管培生', '林知远+护理+财务管培生'],
  ['请将简历发至 a@b.example，主题注明“应聘岗位-姓名-电话”', '护士-林知远-13800000021'],
  ['send your CV with the subject "PME - Your Name"', 'PME - 林知远'],
  ['邮件标题「姓名-学校-最早到岗时间」', '林知远-江城护理学院-【待补充：最早到岗时间】'],
])('the mail is named as the posting asks: %s', (line, subject) => {
  expect(letterOf(NURSE, `${JD}\n${line}`).subjects[0]).toBe(subject);
});

it('tells first what one does now and what came of it', () => {
  const resume: Written = {
    school: ['江城大学', '工商管理', '2012.09-2016.06'],
    work: [
      ['江城百货', '店员', '2016.07-2019.02', '整理门店货架，接待门店顾客'],
      ['江城连锁超市', '店长', '2019.03-', '管理门店 18 人，门店损耗由 3% 降到 1.2%'],
    ],
  };
  const { greetings } = letterOf(
    resume,
    '门店店长\n岗位职责：\n1. 整理门店货架；\n2. 接待门店顾客；\n3. 管理门店员工',
  );
  expect(greetings[0]?.text).toContain('1.2%');
  expect(greetings[0]?.text.split('江城连锁超市')).toHaveLength(2);
});

it('warns of a posting that takes money', () => {
  expect(letterOf(NURSE, `${JD}\n入职须交服装押金300元`).notes.join()).toContain('先确认单位真实、合法');
  expect(letterOf(NURSE, JD).notes.join()).not.toContain('先确认单位');
});

it('takes no wish of the résumé for the post of a posting that names none', () => {
  const jd = '我们在找一位同事，要求大专以上学历，会用 Excel，能整理资料，五险一金，月薪5000-6000元。';
  expect(letterOf({ ...NURSE, position: '护士长' }, jd).written?.text).not.toContain('护士长岗位');
});
