import type { OrderStatus, OrderView, PayProviderName, RefundReason, RefundState } from './order.js';

const STATUS: Readonly<Record<OrderStatus, string>> = {
  pending: '待支付',
  paid: '已支付',
  granted: '已完成',
  closed: '已关闭',
  refunding: '退款中',
  refunded: '已退款',
};

const VIEW: Readonly<Record<OrderView, string>> = {
  all: '全部',
  invoiceDue: '待开票',
  refundFailed: '退款失败',
  ...STATUS,
};

const PROVIDER: Readonly<Record<PayProviderName, string>> = {
  wechat: '微信支付',
  alipay: '支付宝',
  local: '本地收银台（试用，不扣款）',
};

const REFUND_REASON: Readonly<Record<RefundReason, string>> = {
  late: '订单关闭后收到的付款',
  double: '重复支付',
  requested: '买家申请',
  operator: '客服退款',
};

const REFUND_STATUS: Readonly<Record<RefundState['status'], string>> = {
  pending: '正在原路退回',
  done: '已原路退回',
  failed: '多次失败，已停下',
};

/** Chinese labels for the operators' pages and commands. */
export const orderLabels = {
  status: STATUS,
  view: VIEW,
  provider: PROVIDER,
  refundReason: REFUND_REASON,
  refundStatus: REFUND_STATUS,
} as const;

/** Whether a text names a view. */
export const isOrderView = (text: string): text is OrderView => Object.hasOwn(VIEW, text);
