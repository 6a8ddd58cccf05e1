import { importFile } from './import-file.js';

const read = async (marks: string) =>
  importFile({
    bytes: new TextEncoder().encode(
      `方一鸣\n13800008812\n\n教育背景\n2021.09-2025.06  江州外国语学院  翻译  本科\n${marks}\n`,
    ),
    name: '简历.txt',
  });

it('examinations and certificates among the marks of an education are read', async () => {
  const { document, unplaced } = await read(
    'GPA 3.5/4.0，专业前15%；英语专业八级（合格），三级笔译已报考；初级中学英语教师资格证',
  );
  expect(document.education).toMatchObject([{ gpa: { value: 3.5, scale: 4 }, rank: { percent: 15 } }]);
  expect(document.languages).toMatchObject([{ name: { zh: '英语' }, exam: '专业八级' }]);
  expect(document.certificates).toMatchObject([{ name: { zh: '初级中学英语教师资格证' } }]);
  expect(unplaced.map(({ text }) => text)).toEqual(['三级笔译已报考']);
});

it('a list of courses is no list of examinations', async () => {
  const { document } = await read('主修课程：笔译基础，口译基础，专业四级');
  expect(document.languages).toEqual([]);
  expect(document.education).toMatchObject([{ courses: expect.anything() }]);
});
