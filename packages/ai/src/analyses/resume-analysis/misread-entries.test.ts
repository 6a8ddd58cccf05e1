import type { ResumeDocument } from '@qicheng/resume/document';
import { analysed } from '#test/resume-analysis/analysed.js';
import { written, type Written } from '#test/resume-analysis/written-resume.js';

const JOBS: Written['work'] = [
  ['江城蓝天幼儿园', '保育员', '2016.09-2019.08', '照看小班 24 名幼儿'],
  ['江城育苗幼儿园', '教师', '2019.09-', '带中班 30 名幼儿'],
];
const BASE: Written = { position: '教师', work: JOBS };
const findingsOf = (document: ResumeDocument, unplaced: string[] = [], stage?: '考编' | '校招') =>
  analysed(document, {
    resume: { title: '简历', language: 'zh', document, unplaced },
    ...(stage && { target: { stage } }),
  }).findings;
const rulesOf = (...given: Parameters<typeof findingsOf>) => findingsOf(...given).map(({ ruleId }) => ruleId);

describe('jobs from the earliest', () => {
  it('are turned round in an application to a company alone', () => {
    expect(rulesOf(written(BASE))).toContain('layout.oldest');
    expect(rulesOf(written(BASE), [], '考编')).not.toContain('layout.oldest');
  });

  it('are not judged on a form that asks for the family, or if one has no name', () => {
    const family = [{ id: 'f1', name: '林某' }];
    expect(rulesOf(written({ ...BASE, change: (document) => ({ ...document, family }) }))).not.toContain(
      'layout.oldest',
    );
    expect(rulesOf(written({ ...BASE, work: [...JOBS, ['', '', '2024.01-']] }))).not.toContain(
      'layout.oldest',
    );
  });
});

it('posts on a form of a public employer need no duties', () => {
  const bare = written({ ...BASE, work: JOBS.map(([place, post, when]) => [place, post, when] as const) });
  const issues = (stage?: '考编') =>
    findingsOf(bare, [], stage)
      .map(({ issue }) => issue)
      .join();
  expect(issues()).toContain('缺少工作内容');
  expect(issues('考编')).not.toContain('缺少工作内容');
});

describe('a missing fact of an imported entry', () => {
  const school = ['江城大学', '学前教育', ''] as const;
  const whyOf = (...lines: string[]) =>
    findingsOf(written({ ...BASE, school }), lines).find(({ module }) => module === 'education');

  it('is looked for in the unplaced line that states it', () => {
    expect(whyOf('江城大学函授站', '2016年毕业')?.why).toContain('“2016年毕业”没有放到对应的位置');
  });

  it('is asked about without a line if none states it', () => {
    expect(whyOf('学历是函授', '会弹钢琴')).toMatchObject({
      issue: '“教育背景”没有识别到起止时间',
      why: '文件里有 2 行没有放到对应的位置；请先在导入核对页看看，这一项是不是写在其中。',
    });
  });

  it('is missing if the unplaced lines are about other things or deny it', () => {
    expect(whyOf('会弹钢琴')?.issue).toBe('“教育背景”缺少起止时间');
    expect(whyOf('没有上过大学')?.issue).toBe('“教育背景”缺少起止时间');
  });
});

it.each([
  ['', '院书画社负责人'],
  ['校艺术节志愿者', ''],
])('%s %s names organisation and post', (organisation, role) => {
  const campus = [[organisation, role, '2023.09-2024.06', '布展 3 场']] as const;
  const issues = findingsOf(written({ ...BASE, campus })).map(({ issue }) => issue);
  expect(issues.join()).not.toMatch(/缺少(?:组织名称|职务)/u);
});

it('a job among the social practice is experience', () => {
  const withPractice = (name: string, role: string) =>
    findingsOf(
      written({
        position: '收银员',
        change: (document) => ({
          ...document,
          practice: [
            { id: 'p1', name: { zh: name }, role: { zh: role }, highlights: document.selfEvaluation },
          ],
        }),
        self: '周末收银 60 单',
      }),
      [],
      '校招',
    ).map(({ issue }) => issue);
  expect(withPractice('江城面馆', '收银员')).not.toContain('缺少“实习与工作经历”');
  expect(withPractice('社区志愿服务', '志愿者')).toContain('缺少“实习与工作经历”');
});

it('of a job that is told without any name nothing is missing', () => {
  const issues = (...told: [string, string, string, string]) =>
    findingsOf(written({ ...BASE, work: [...(JOBS ?? []), told] }))
      .map(({ issue }) => issue)
      .join();
  expect(issues('', '', '2015.01-2015.06', '学裁剪，学了3个月')).not.toMatch(/缺少(?:单位|岗位)名称/u);
  expect(issues('江城服装厂', '', '2015.01-2015.06', '裁剪布料 80 件')).toContain('缺少岗位名称');
});

it('a thesis needs neither the own part nor dates', () => {
  const issuesOf = (name: string) =>
    findingsOf(written({ ...BASE, projects: [[name, '', '', '比较 3 种教具']] }))
      .map(({ issue }) => issue)
      .join();
  expect(issuesOf('硕士课题：区域活动的观察')).not.toMatch(/缺少(?:本人角色|起止时间)/u);
  expect(issuesOf('区域活动的观察')).toMatch(/缺少本人角色/u);
});
