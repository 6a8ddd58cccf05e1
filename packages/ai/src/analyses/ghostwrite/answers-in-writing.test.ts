import { partsOfAnswer } from './answer-clause.js';
import { withAmounts } from './set-amounts.js';

const writtenOf = (answer: string, statement = ''): string =>
  partsOfAnswer(answer, statement)
    .flatMap(({ written }) => written ?? [])
    .join('，');

describe('an answer', () => {
  it.each([
    ['修了大概20台吧,一开始老被师傅退回来', ''],
    ['记不清了,每个月擦一次窗吧', ''],
    ['盘点两天,我跟着走了6个货区,列出9条差异', '盘点两天，跟着走了6个货区，列出9条差异'],
    ['修剪每天五六十株的样子', '修剪每天五六十株'],
    ['那个棚管4行苗,每周浇水3次', '每周浇水3次'],
  ])('is written only in clauses of a written text: %s', (answer, written) =>
    expect(writtenOf(answer)).toBe(written),
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
    expect(writtenOf(answer, statement)).toBe(written),
  );
});

describe('an amount', () => {
  it.each([
    [
      '登记报修单，派给水电工',
      '每周登记报修单三十来张，两天内修完',
      '每周登记报修单三十来张，派给水电工',
      '两天内修完',
    ],
    ['在苗圃帮过几个月的忙', '帮了5个月，每周3天', '在苗圃帮过5个月的忙，每周3天', ''],
    ['带教数名学徒', '带教了4名', '带教4名学徒', ''],
    ['整理布草台账', '整理两栋楼的布草台账，用了3周', '整理两栋楼的布草台账，用了3周', ''],
    ['修剪，浇水，搬运', '每天修剪60株', '每天修剪60株，浇水，搬运', ''],
    ['修剪、浇水、搬运', '每天修剪60株，浇了3个棚', '每天修剪60株、浇水、搬运', '浇了3个棚'],
    ['缝纽扣，锁边', '纽扣天天缝300颗', '缝纽扣，锁边', '纽扣天天缝300颗'],
    [
      '检查灭火器，过期的当场换掉',
      '每月查一遍，换掉十几个',
      '检查灭火器，过期的当场换掉',
      '每月查一遍，换掉十几个',
    ],
    [
      '审校《养护手册》部分内容',
      '手册一共40页，改了三稿',
      '审校《养护手册》部分内容',
      '手册一共40页，改了三稿',
    ],
    ['验票、引座', '三个验票口', '验票、引座', '三个验票口'],
    ['组织社区义诊', '约200人参加，分诊台6个人', '组织社区义诊，约200人参加', '分诊台6个人'],
    ['清点过期药品', '每月1次', '清点过期药品，每月1次', ''],
  ])('is set only at its sure place: %s, %s', (text, answer, whole, left) => {
    const placed = withAmounts(text, answer.split('，'));
    expect(placed.text).toBe(whole);
    expect(placed.left.join('，')).toBe(left);
  });
});
