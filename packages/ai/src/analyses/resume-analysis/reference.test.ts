import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseResume } from './analyse.js';
import { referenceOf } from './reference.js';

function notesOn(outline: Written): string {
  const input = {
    resume: { title: '简历', language: 'zh' as const, document: written(outline) },
    ...{ target: {}, modules: [], month: '2026-11', previous: null },
  };
  return referenceOf(input, analyseResume(input)).notes.join('');
}
const work = (...statements: string[]): Written => ({
  position: 'Java开发工程师',
  work: [['江城科技', 'Java开发工程师', '2022.03-', ...statements]],
});

describe('the notes of a reference answer', () => {
  const STATEMENT = '主导订单系统拆分，峰值由1200 TPS提升到6500 TPS';

  it('mention the employer in front of a statement only if it is there', () => {
    expect(notesOn(work(STATEMENT))).not.toContain('期间');
    expect(notesOn(work(STATEMENT, '在江城科技工作期间，负责接口文档'))).toContain('不用再写“在……期间”');
  });

  it('say that a résumé without actions has nothing to rewrite', () => {
    expect(notesOn({ position: 'Java开发工程师', work: [] })).toContain('还没有经历描述');
  });
});
