import { relevance } from './rules/relevance.js';
import type { PrintedText } from './statements.js';
import { traitsOf } from './traits.js';

describe('a statement that ends with its result', () => {
  it.each([
    '压测 2,000 并发下订单零重复',
    '查询接口平均响应 6 ms',
    '接口 P99 延迟 80ms',
    '全年 12 次发布零故障',
    '页面首屏耗时 1.2 秒',
  ])('is quantified: %s', (text) => {
    expect(traitsOf(text, 'zh').isQuantified).toBe(true);
  });

  it.each(['响应客户需求 30 次', '负责 6 个接口的开发', '从零学习前端', '整理 20 份零散资料'])(
    'has a quantity but no result: %s',
    (text) => {
      expect(traitsOf(text, 'zh').isQuantified).toBe(false);
    },
  );
});

describe('a keyword of an occupation', () => {
  it('is not missing if a longer name of the same thing is present', () => {
    const printed: PrintedText = {
      ...{ module: 'skills', section: 'skills', pointer: '/skills/0', isStatement: false },
      text: 'MySQL、JavaScript',
    };
    const { missing } = relevance('后端开发', [printed], 'zh');
    expect(missing).not.toContain('SQL');
    expect(missing).toContain('Java');
  });
});
