import { snapshotOf } from '#test/jd/a-resume.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { analyseJd } from './analyse.js';
import { jdReferenceOf } from './reference.js';

const POSTING = `Supply Planner
Responsibilities:
- Plan inventory for three warehouses
- Report weekly to the regional manager
Requirements:
- Bachelor's degree in logistics
- Fluent English`;

const referenceOf = (text: string, resume: Written) => {
  const input = { text, month: '2026-11', resume: snapshotOf(resume) };
  return jdReferenceOf(input, analyseJd(input));
};
const RESUME: Written = {
  name: '周明',
  work: [
    [
      '云湖贸易公司',
      '计划员',
      '2020.03-',
      'Cut stock-outs from 9% to 3% by reordering on weekly demand',
      '每周给三个仓库排补货计划，缺货率由 9% 降到 3%',
    ],
  ],
};

describe('the introduction for a posting', () => {
  it('in English is in English, and leaves Chinese facts to their author', () => {
    const { introduction, notes } = referenceOf(POSTING, RESUME);
    const text = introduction.map((each) => each.text).join('\n');
    expect(text).toMatch(/^Hello, I am 周明, and I am applying for /u);
    expect(text).toContain('I cut stock-outs from 9% to 3%');
    expect(text.replace(/【[^】]*】/gu, '').replace('周明', '')).not.toMatch(/\p{Script=Han}/u);
    expect(notes.join()).toContain('招聘是英文的');
  });

  it('in Chinese is in Chinese', () => {
    const { introduction, notes } = referenceOf(
      '岗位：计划员\n岗位职责：\n1. 给仓库排补货计划\n任职要求：\n1. 大专及以上',
      RESUME,
    );
    expect(introduction[0]?.text).toContain('您好，我是周明');
    expect(notes.join()).not.toContain('招聘是英文的');
  });

  it('does not begin with a bare level of studies', () => {
    const { introduction } = referenceOf('岗位：调度员\n岗位职责：\n1. 排车\n任职要求：\n1. 大专及以上', {
      ...RESUME,
      school: ['', '', '2005.09-2008.06'],
      change: (document) => ({
        ...document,
        education: [{ id: 'e1', degreeLevel: 'technical' }] as typeof document.education,
      }),
    });
    expect(introduction[0]?.text).not.toContain('中专');
  });
});
