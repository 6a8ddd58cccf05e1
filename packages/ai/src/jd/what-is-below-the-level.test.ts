import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { isSamePost } from '../text/same-post.js';
import { parseJobDescription } from './parse.js';

const rowOf = (line: string, resume: Written) =>
  withAllRows({
    text: `岗位：专员\n任职要求：\n1. ${line}`,
    month: '2026-11',
    resume: snapshotOf(resume),
  }).matrix[0];

const work: Written['work'] = [
  ['江城实业公司', '技术员', '2020.03-', '参与12家门店的设备巡检，填写巡检单300份'],
];

describe('a tool that was used once or twice', () => {
  it.each([
    ['会用Moldflow或Moldex3D等模流软件', 'Moldflow只在课上用过一次'],
    ['会使用SolidWorks', 'SolidWorks用过两次'],
    ['熟悉MATLAB', 'MATLAB仅在毕业设计中接触过'],
  ])('is not stated as required: %s, %s', (line, skill) => {
    expect(rowOf(line, { work, skills: [skill] })?.state).not.toBe('直接');
  });

  it('is stated where the words set no limit', () => {
    expect(rowOf('会使用SolidWorks', { work, skills: ['SolidWorks用过三年'] })?.state).toBe('直接');
  });
});

describe('a level above the practice of a course', () => {
  const practised: Written = {
    work,
    skills: ['Figma'],
    projects: [['社区菜场小程序（培训练习）', '', '2026.03-2026.05', '用Figma画了12个页面的原型']],
  };
  it('is not shown by a project of the course', () => {
    expect(rowOf('精通Figma', practised)?.state).toBe('可迁移');
  });
  it('is not shown by a list of what the course taught', () => {
    const taught: Written = {
      ...practised,
      school: ['江城学院', '设计学', '2016.09-2020.06'],
      change: (document) => ({
        ...document,
        education: document.education.map((item) => ({
          ...item,
          highlights: [
            {
              id: 'taught',
              kind: 'paragraph',
              zh: [{ text: '培训内容：色彩与构图、版式设计、Figma、交互原型' }],
            },
          ],
        })),
      }),
    };
    expect(rowOf('精通Figma', taught)?.state).toBe('可迁移');
  });
  it('asks for no other tool where one is enough', () => {
    const row = rowOf('会用Moldflow或Moldex3D等模流软件', { work, skills: ['Moldflow只在课上用过一次'] });
    expect(row?.reason).not.toContain('没有写到');
  });
});

describe('driving a vehicle', () => {
  it.each(['能独立驾驶巡检车', '会开工程车'])('is not shown by other work: %s', (line) => {
    const row = rowOf(line, { work });
    expect(row?.state).toBe('待确认');
    expect(row?.reason).toBe('简历没有写驾驶证');
  });
});

describe('pay alone in a line or column', () => {
  const salaryOf = (line: string) =>
    parseJobDescription(`面点师\n${line}\n岗位职责：\n1. 负责面点制作`).salary;
  it.each([
    ['8千-1.2万', 8_000, 12_000],
    ['1万-1.5万', 10_000, 15_000],
    ['1.2-1.8万', 12_000, 18_000],
    ['2万-3万 | 杭州', 20_000, 30_000],
  ])('is read: %s', (line, low, high) => {
    expect(salaryOf(line)).toMatchObject({ low, high, unit: 'month' });
  });

  it.each(['粉丝1万-2万', '年接待1万-1.5万人次', '1万-3万平方米'])(
    'is not read in other figures: %s',
    (line) => {
      expect(salaryOf(line)).toBeNull();
    },
  );
});

describe('a post named by the specialty of another', () => {
  it.each([
    ['工艺工程师（注塑成型）', '注塑成型工程师', true],
    ['教师（初中数学）', '初中数学老师', true],
    ['采购经理（电子料）', '电子料工程师', false],
  ])('%s, %s', (one, other, is) => {
    expect(isSamePost(one, other)).toBe(is);
  });
});

describe('one certificate of a preferred list', () => {
  it.each([
    ['持有PMP、ACP证书者优先', 'PMP', '直接'],
    ['持有CFA、FRM证书者优先', 'FRM（备考中，2027年5月考试）', '未体现'],
  ])('%s, %s', (line, certificate, state) => {
    const row = rowOf(line, { work, skills: [certificate] });
    expect(row?.state === '直接').toBe(state === '直接');
  });
});

describe('years of work', () => {
  const cook: Written = {
    work: [
      ['江城粤海酒楼', '厨师长', '2022.03-2024.02', '管理厨房9人，主做粤菜'],
      ['江城小馆', '打荷', '2015.03-2020.02', '主做粤菜小炒'],
    ],
  };
  it('are not shown by a single job', () => {
    expect(rowOf('从事粤菜10年以上', cook)?.state).not.toBe('直接');
  });

  it('in the same post are those in the post of the posting', () => {
    const { matrix } = withAllRows({
      text: '厨师长（粤菜）\n任职要求：\n1. 从事粤菜8年以上，同岗位3年以上经验',
      month: '2026-11',
      resume: snapshotOf(cook),
    });
    const row = matrix.find(({ text }) => text.includes('同岗位'));
    expect(row?.state).not.toBe('直接');
  });
});
