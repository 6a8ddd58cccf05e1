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
