import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';

const degreeOf = (line: string, note: string) =>
  withAllRows({
    text: `岗位：预算员\n岗位职责：\n整理资料\n任职要求：\n1. ${line}`,
    month: '2026-11',
    resume: snapshotOf({
      school: ['江城职业学院', '工程造价', '2018.09-2021.06'],
      change: (document) => ({
        ...document,
        education: document.education.map((item) => ({
          ...item,
          degreeLevel: 'college' as const,
          highlights: [{ id: 'n1', kind: 'paragraph' as const, zh: [{ text: note }] }],
        })),
      }),
    }),
  }).matrix.find(({ kind }) => kind === 'degree');

describe('a degree in progress at another school', () => {
  const note = '在读：江南开放大学 工程管理 专升本（2024.03入学）';
  it('does not undo the degree of the entry', () => {
    expect(degreeOf('大专及以上学历', note)?.state).toBe('直接');
  });
  it('is named where the posting asks for it', () => {
    expect(degreeOf('本科及以上学历', note)).toMatchObject({
      state: '待确认',
      reason: expect.stringContaining('专升本'),
    });
  });
});
