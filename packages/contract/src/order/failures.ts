import { failure } from '../kit/endpoint.js';

/** Reasons of core/catalogue, core/order and core/payment on the wire. */
export const orderFailures = {
  buyingClosed: failure('暂未开放购买'),
  productNotFound: failure('该商品不存在或已下架，请刷新后重新选择'),
  orderKeyReused: failure('该请求已用于另一个商品，请重新下单', { status: 422 }),
  orderNotFound: failure('没有找到该订单', { status: 404 }),
  orderNotPending: failure('订单已不能支付，请查看订单状态'),
  orderExpired: failure('订单已超过支付时间，请重新下单'),
  orderNotCancellable: failure('只有待支付的订单可以取消'),
  orderNotRefundable: failure('该订单不符合退款条件'),
  invoiceNotPossible: failure('该订单不能开票：只有已支付且未退款的订单可以开票'),
  invoiceIssued: failure('发票已开具，不能再修改'),
  invoiceNotAwaited: failure('该订单没有等待开具的发票'),
  invoiceNumberInvalid: failure('发票号码是 8 至 20 位数字'),
  invoiceChanged: failure('买家改过开票信息，请重新打开订单，按新的信息开具'),
  taxNumberNeeded: failure('请输入企业税号'),
  payProviderUnavailable: failure('该支付方式暂不可用，请换一种方式或稍后再试'),
} as const;
