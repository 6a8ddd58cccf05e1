import type { GhostwriteResult } from '@qicheng/analysis/ghostwrite-result';
import { entry, fact, inputOf, run, textsOf, weak } from '#test/ghostwrite/weak-resume.js';
import { written } from '#test/resume-analysis/written-resume.js';
import { runRules } from '../../run-rules.js';
import { ghostwriteKind } from './kind.js';

describe('write', () => {
  it('only asks while nothing is known; such a run is free', () => {
    const outcome = runRules(ghostwriteKind, inputOf(weak(), { service: 'write' }));
    const result = outcome.result as GhostwriteResult;
    expect(result.variants).toEqual([]);
    expect(result.questions.map(({ id }) => id)).toEqual([
      'thin|action',
      'thin|method',
      'thin|scale',
      'thin|result',
    ]);
    expect(outcome.isFree).toBe(true);
  });

  it('composes one statement of an action with all its answers', () => {
    const facts = [
      fact('thin|action', '写校友人物稿'),
      fact('thin|method', '电话采访和查档案'),
      fact('thin|scale', '每月6篇'),
      fact('thin|result', '阅读量从300到900'),
    ];
    const outcome = runRules(ghostwriteKind, inputOf(weak(), { service: 'write', facts }));
    expect(textsOf(outcome.result as GhostwriteResult, '专业')).toEqual({
      'thin-2': '通过电话采访和查档案，撰写校友人物稿，每月6篇，阅读量由300升至900',
    });
    expect(outcome.isFree).toBe(false);
  });

  it('writes each of several actions as a statement, and does not assign figures to them', () => {
    const write = (action: string) =>
      run(weak(), {
        ...{ service: 'write', style: '简洁', targets: [entry('internships', 'thin')] },
        facts: [fact('thin|action', action), fact('thin|scale', '每月6篇，共18篇')],
      });
    const long = ['写学校官网的新闻稿和活动通稿', '采访校友并整理录音', '负责稿件档案的整理和归档'];
    expect(Object.values(textsOf(write(long.join('\n')), '简洁'))).toEqual([
      '撰写学校官网的新闻稿和活动通稿',
      '采访校友并整理录音',
      '整理和归档稿件档案',
      '每月6篇，共18篇',
    ]);
    expect(Object.values(textsOf(write('写新闻稿；采访校友'), '简洁'))).toEqual([
      '撰写新闻稿，采访校友，每月6篇，共18篇',
    ]);
  });

  it('writes a 自我评价 from facts of the résumé', () => {
    const result = run(weak(), { service: 'write', targets: [entry('selfEvaluation')] });
    expect(Object.values(textsOf(result, '专业'))).toEqual([
      '江城大学新闻学专业本科，曾在示例科技有限公司担任新媒体运营实习生',
      '熟悉 Excel、剪映',
    ]);
  });
});

it('asks a candidate with few lines about these', () => {
  const { questions } = run(
    written({ internships: [['示例生物公司', '实习生', '2026.07-2026.09', '整理留样台账 1200 条']] }),
    { service: 'write' },
  );
  expect(questions.map(({ text }) => text).join()).toContain('“整理留样台账 1200 条”');
  expect(questions.map(({ text }) => text).join()).not.toContain('除了已经写的');
});

it('does not ask for the steps of a line without an action', () => {
  const { questions } = run(written({ work: [['江城女装店', '店长', '2022.03-', '店里6个人']] }), {
    service: 'write',
  });
  expect(questions.map(({ text }) => text).join()).not.toContain('“店里6个人”里您自己');
});
