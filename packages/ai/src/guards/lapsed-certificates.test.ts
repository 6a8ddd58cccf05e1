import type { JdAnalysisResult } from '@qicheng/analysis/jd-analysis';
import { written } from '#test/resume-analysis/written-resume.js';
import { jdAnalysisKind } from '../analyses/jd-analysis/kind.js';
import { runRules } from '../run-rules.js';

const NURSE = written({
  work: [['滨江医院', '护士', '2019.03-', '分管病床 12 张']],
  change: (document) => ({
    ...document,
    meta: {
      ...document.meta,
      sections: document.meta.sections.map((each) => ({ ...each, visible: true })),
    },
    certificates: [
      { id: 'c1', name: { zh: '护士执业证书' } },
      { id: 'c2', name: { zh: '低压电工证' }, validUntil: { y: 2024, m: 5 } },
    ],
  }),
});
const rowIn = (month: string) =>
  (
    runRules(jdAnalysisKind, {
      text: '岗位：设备员\n任职要求：\n1. 持有低压电工证；\n2. 能倒班',
      month,
      resume: { title: '简历', language: 'zh', document: NURSE },
    }).result as JdAnalysisResult
  ).matrix.find(({ text }) => text.includes('电工证'));

it('a certificate counts until the month in which it expires, and is named as expired afterwards', () => {
  expect(rowIn('2024-05')?.state).toBe('直接');
  expect(rowIn('2024-06')).toMatchObject({
    state: '缺口',
    reason: '简历写着“低压电工证（有效期至 2024.5，已过期）”',
  });
});
