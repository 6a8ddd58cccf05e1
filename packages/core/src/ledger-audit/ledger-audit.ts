/** What must hold of counts, orders and money; each rule is one query for what breaks it. */
export const LEDGER_RULES = [
  'balanceIsSum',
  'grantHasGround',
  'orderWasPaid',
  'orderIsGranted',
  'orderHasEnd',
  'paymentHasUse',
  'refundIsWhole',
  'refundArrives',
] as const;
export type LedgerRule = (typeof LEDGER_RULES)[number];

/** The words for operators. */
export const LEDGER_RULE_WORDS: Readonly<Record<LedgerRule, string>> = {
  balanceIsSum: '余额等于明细之和',
  grantHasGround: '每次增加都有订单、活动、认证或客服记录',
  orderWasPaid: '每个生效或退款的订单恰有一笔对应的付款，金额一致',
  orderIsGranted: '每个生效的订单都发放了次数与会员期限',
  orderHasEnd: '过期的订单都已关闭，没有停在中间状态的订单',
  paymentHasUse: '每笔收到的付款都对应一个订单或一笔退款',
  refundIsWhole: '退款金额等于付款金额，退款订单都有退款记录',
  refundArrives: '没有失败或超过三天未到账的退款',
};

/** Something that must not be: which rule, and the ids of what breaks it, the first hundred. */
export interface LedgerBreach {
  rule: LedgerRule;
  ids: string[];
}
