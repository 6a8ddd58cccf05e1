import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { analyseResume } from './analyse.js';

function findingsOf(position: string, education: unknown[] = []) {
  const document = { ...emptyDocument(), education } as ResumeDocument;
  const resume = { title: '简历', language: 'zh' as const, document };
  return analyseResume({ resume, target: { position }, modules: [], month: '2026-11', previous: null })
    .findings;
}
const lacks = (position: string): string[] => findingsOf(position).map(({ issue }) => issue);

it('expects projects of an engineer, but not in occupations without projects', () => {
  expect(lacks('后端开发工程师')).toContain('缺少“项目经历”');
  for (const position of ['病房护士', '银行柜员', '行政文员']) {
    expect(lacks(position)).not.toContain('缺少“项目经历”');
  }
});

it('does not require a major for a high school', () => {
  const school = {
    id: 'e1',
    school: { name: { zh: '河池市职业技术学院' } },
    period: { start: { y: 2015, m: 9 }, end: { y: 2018, m: 7 } },
  };
  const issuesOf = (degreeLevel: string) =>
    findingsOf('护士', [{ ...school, degreeLevel }]).filter(({ pointer }) => pointer === '/education/0');
  expect(issuesOf('highSchool')).toEqual([]);
  expect(issuesOf('bachelor').map(({ issue }) => issue)).toEqual(['“教育背景”缺少专业']);
});
