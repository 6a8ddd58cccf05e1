import { written } from '#test/resume-analysis/written-resume.js';
import { notRewritten } from '../resume-analysis/not-rewritten.js';
import { missingFactOf } from '../resume-analysis/rewrite.js';
import { readTexts } from '../resume-analysis/statements.js';
import { unchangedReason } from './unchanged-reason.js';

function statementOf(line: string) {
  const { statements } = readTexts(written({ work: [['青禾公司', '职员', '2023.03-', line]] }));
  const [statement] = statements;
  if (statement === undefined) throw new Error('no statement');
  return statement;
}

it.each(['推行夜间巡房表，全年无走失、无跌倒', '使用门诊系统、叫号终端登记患者', '操作ERP系统录入出库单'])(
  'no figure is requested for a stated result or for a tool: %s',
  (line) => {
    expect(missingFactOf(statementOf(line))).toBeNull();
  },
);

it.each([
  ['用的是用友T3。', '技能'],
  ['夜班太多就没干了', '为什么离开'],
  ['后来店里排班太晚，离家又远就辞职了', '为什么离开'],
  ['只在模拟系统上练过，没有真实护理经验', '没有做过'],
  ['轮转内科、外科、儿科和急诊科', '写的是学了'],
  ['当领班主要就是', '开头'],
  ['业绩', '小标题'],
  ['未获奖', '没有得到的奖'],
  ['在养殖场主要负责：', '小标题'],
])('a line that states no deed is not asked about: %s', (line, reason) => {
  expect(notRewritten(statementOf(line))).toContain(reason);
});

it.each(['巡查车间，发现漏油就报修了', '整理病历，没有住院部经验的护士由我带教', '清点货架，缺货就下单补货'])(
  'a line of work is not taken for why one left: %s',
  (line) => {
    expect(notRewritten(statementOf(line))).toBeNull();
  },
);

it('the number of a list item is no figure', () => {
  expect(statementOf('（2）人员排班、早会、考勤、绩效').traits.hasFigure).toBe(false);
});

it('a vague line told aloud is not praised', () => {
  expect(unchangedReason(statementOf('做了一段时间，也接了几个商场的外包'))).not.toContain('内容具体');
});
