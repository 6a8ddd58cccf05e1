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

describe('an answer in the order of speech', () => {
  it.each([
    ['发药，做台账', '台账一个月做三四本', '每月做台账三四本'],
    ['装配电机，打包', '电机装配了120台，一天打包四五百件', '装配电机120台，每天打包四五百件'],
    ['收银，理货', '收银每天七八十单的样子', '每天收银七八十单'],
    ['饮片调剂', '饮片每天抓二十来副，每月盘点一次', '每月盘点一次'],
    ['组织知识竞赛', '一年就办一次，全校300多人参加', '全校300多人参加'],
    ['做注塑件', '车间一天出600件，管8台机', '管8台机'],
    ['做塑料玩具车', '一天出500个，三家品牌的玩具车', '每天出500个'],
    ['修剪草坪', '一天修剪了3片草坪', '一天修剪了3片草坪'],
  ])('is written only where the statement shows what is done to what: %s', (statement, answer, written) =>
    expect(answerClause('scale', answer, statement).text).toBe(written),
  );

  it('that was not written is left to be reworded', () =>
    expect(answerClause('scale', '饮片每天抓二十来副，每月盘点一次', '饮片调剂').left).toBe(
      '饮片每天抓二十来副',
    ));
});

describe('an amount', () => {
  it.each([
    [
      '登记报修单，派给水电工',
      '每周报修单三十来张，两天内修完',
      '登记报修单，每周报修单三十来张，两天内修完，派给水电工',
    ],
    ['在苗圃帮过几个月的忙', '帮了5个月，每周3天', '在苗圃帮过5个月的忙，每周3天'],
    ['带教数名学徒', '带教了4名', '带教4名学徒'],
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
