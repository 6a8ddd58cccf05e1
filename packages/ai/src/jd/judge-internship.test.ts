import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';

const rowOf = (line: string, resume: Written) =>
  withAllRows({ text: `岗位：专员\n任职要求：\n1. ${line}`, month: '2026-11', resume: snapshotOf(resume) })
    .matrix[0];

const PROJECT: NonNullable<Written['projects']> = [
  ['走访古镇', '组长', '2025.03-2025.06', '用短视频账号记录绣坊，新媒体矩阵发布 30 条'],
];

describe('a required internship', () => {
  it('is proved by the internships, not by a project with more of its words', () => {
    const row = rowOf('有新媒体实习经验', {
      internships: [
        ['江城晚报', '新媒体编辑', '2025.07-2025.09', '采写稿件 14 篇'],
        ['禾木传媒', '新媒体运营', '2026.01-2026.03', '剪辑短视频 20 条'],
      ],
      projects: PROJECT,
    });
    expect(row?.state).toBe('直接');
    expect(row?.atoms.length).toBeGreaterThan(0);
    expect(row?.atoms.every(({ pointer }) => pointer.startsWith('/internships/'))).toBe(true);
  });

  it('is open if only another part of the résumé names its field', () => {
    const row = rowOf('有新媒体实习经验', {
      internships: [['江城物业', '前台', '2025.07-2025.09', '登记访客 40 人次']],
      projects: PROJECT,
    });
    expect(row?.state).not.toBe('直接');
  });
});

it('rows that a résumé cannot show are named among the reasons, with the points that they do not have', () => {
  const { dimensions, notes } = withAllRows({
    text: '岗位：茶艺师\n任职要求：\n1. 本科及以上学历\n2. 熟悉盘点\n3. 网感强\n4. 能接受出差',
    month: '2026-11',
    resume: snapshotOf({
      school: ['江城大学', '茶学', '2018.09-2022.06'],
      work: [['青禾茶业', '店员', '2022.07-', '盘点库存 12 次', '接待客人 300 人']],
    }),
  });
  const must = dimensions.find(({ key }) => key === 'must');
  const own = must?.contributions.find(({ ruleId }) => ruleId === 'jd.must.own');
  expect(own).toMatchObject({ points: 0 });
  expect(own?.reason).toMatch(/“.*出差.*”.*不计分/u);
  expect(notes.join('')).toContain('由您自己确认');
});
