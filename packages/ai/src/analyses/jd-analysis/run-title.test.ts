import { runRules } from '../../run-rules.js';
import { jdAnalysisKind } from './kind.js';

const titleOf = (text: string) => runRules(jdAnalysisKind, { text, resume: null, month: '2026-11' }).title;

const TASKS = '你要做的事：\n1、负责仓内作业流程优化\n要求：\n1、本科及以上，物流相关专业\n2、熟练使用Excel';

it('names a run after the company and the position that were read', () => {
  expect(titleOf(`岗位名称：物流运营岗\n公司：杭州菜鸟物流信息科技有限公司\n${TASKS}`)).toBe(
    '杭州菜鸟物流信息科技有限公司 · 物流运营岗',
  );
  expect(titleOf(`岗位名称：物流运营岗\n${TASKS}`)).toBe('物流运营岗');
});

it('keeps the title of the question if no position was read', () => {
  expect(titleOf(`大家好，看这里～\n${TASKS}`)).toBeUndefined();
});
