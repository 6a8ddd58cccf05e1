import { letterInput } from '@qicheng/analysis/cover-letter';
import { written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from './analyse.js';

it.each(['英语四级（2016年）', '英语四级（2016.06）'])('the year of an exam is not a mark: %s', (skill) => {
  const { written: letter } = analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-28', company: '瑞安公司', position: '单证员', addressee: '', letter: '' },
      jd: '岗位：单证员\n任职要求：\n1. 英语四级以上；\n2. 大专及以上学历。',
      resume: {
        title: '简历',
        language: 'zh',
        document: written({ work: [['青禾公司', '单证员', '2018.05-', '每月制单60票']], skills: [skill] }),
      },
    }),
  );
  expect(letter?.text).toContain('英语四级');
  expect(letter?.text).not.toMatch(/分年|\d 分|201/u);
});

it('tools that the posting asks for and the résumé lists are named once, others are not', () => {
  const { written: letter } = analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-28', company: '青禾农场', position: '包装设计助理', addressee: '', letter: '' },
      jd: '岗位：包装设计助理\n任职要求：\n1. 熟练使用Illustrator、Photoshop；\n2. 熟练使用办公软件；\n3. 大专及以上学历。',
      resume: {
        title: '简历',
        language: 'zh',
        document: written({
          internships: [
            ['江城包装厂', '设计实习生', '2026.07-2026.09', '用 Illustrator 绘制茶叶盒图稿 14 个'],
          ],
          skills: ['Illustrator', 'Photoshop', 'Word', 'Blender'],
        }),
      },
    }),
  );
  expect(letter?.text).toContain('我会用 Photoshop。');
});
