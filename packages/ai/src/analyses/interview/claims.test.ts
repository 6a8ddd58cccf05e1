import { claimOf } from './claims.js';

it.each(['负责会员系统从 1.x 到 3.0 的规划和迭代', '主导收银软件从 v2.3 升级到 v4.1'])(
  'a change of version is not a figure to ask about: %s',
  (statement) => {
    expect(claimOf(statement)?.kind).not.toBe('measured');
  },
);

it('a figure next to a change of version is still asked about', () => {
  expect(claimOf('收银软件从 2.x 迭代到 4.0，掉单率由 3% 降至 0.4%')?.words).toBe('掉单率由 3% 降至 0.4%');
});

it('a value before the work is quoted with the value after it', () => {
  expect(claimOf('返修率原来5.4%左右，今年做到2.2')?.words).toBe('返修率原来5.4%左右，今年做到2.2');
});

it('a value before the work alone is not a result', () => {
  expect(claimOf('返修率以前是5.4%左右，后来好多了')?.kind).not.toBe('measured');
});

it('a change against the former value is a result', () => {
  expect(claimOf('客单价比之前提高 12%，排名门店第一')?.words).toContain('12%');
});
