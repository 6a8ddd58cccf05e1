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

it.each([
  ['a rate that rose is not a goal that was missed', '2019年准时率由82%提到93%', 'measured'],
  ['people taught are not pieces of work', '带3个新护士，每周组织查房1次', 'people'],
])('%s', (_, statement, kind) => {
  expect(claimOf(statement)?.kind).toBe(kind);
});

it.each(['中班31个幼儿，负责教案和家园联系', '按清单巡检，上报隐患26个', '回归测试提交缺陷52条'])(
  'nobody is asked for the hardest of these: %s',
  (statement) => {
    expect(claimOf(statement)).toBeNull();
  },
);

it('a cost is no achievement, but what was saved is', () => {
  expect(claimOf('采购样品，总费用8600元')?.kind).not.toBe('measured');
  expect(claimOf('布置展台，总费用8600元，比预算节省1400元')?.words).toBe('比预算节省1400元');
});
