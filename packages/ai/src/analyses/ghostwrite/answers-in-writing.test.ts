import { answerClause, withAmounts } from './answer-clause.js';

describe('an answer', () => {
  it.each([
    ['修了大概20台吧,一开始老被师傅退回来', ''],
    ['记不清了,每个月擦一次窗吧', ''],
    ['盘点两天,我跟着走了6个货区,列出9条差异', '盘点两天，跟着走了6个货区，列出9条差异'],
    ['修剪每天五六十株的样子', '修剪每天五六十株'],
    ['那个棚管4行苗,每周浇水3次', '每周浇水3次'],
  ])('is written only in clauses of a written text: %s', (answer, written) =>
    expect(answerClause('scale', answer).text).toBe(written),
  );
});

describe('an amount', () => {
  it.each([
    ['整理布草台账', '整理两栋楼的布草台账，用了3周', '整理两栋楼的布草台账，用了3周'],
    ['修剪，浇水，搬运', '每天修剪60株', '每天修剪60株，浇水，搬运'],
    [
      '负责茶叶的进厂检验，主要检测水分、碎末',
      '每天约5批茶叶，水分和碎末都测',
      '负责茶叶的进厂检验，每天约5批茶叶，主要检测水分、碎末',
    ],
  ])('takes the place of what it says again: %s', (text, amounts, whole) =>
    expect(withAmounts(text, amounts).text).toBe(whole),
  );
});
