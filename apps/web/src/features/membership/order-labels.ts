import type { OrderDetail, OrderSummary, PayProvider } from './purchase-queries.js';

export const PROVIDER_LABELS: Readonly<Record<PayProvider, string>> = {
  wechat: '微信支付',
  alipay: '支付宝',
  local: '本地收银台（试用，不扣款）',
};

const STATUS_WORDS: Readonly<Record<OrderSummary['status'], string>> = {
  pending: '待支付',
  paid: '已支付',
  granted: '已完成',
  closed: '已关闭',
  refunding: '退款中',
  refunded: '已退款',
};

const CLOSED_WORDS: Readonly<Record<OrderSummary['closedReason'], string>> = {
  '': '',
  cancelled: '已取消',
  expired: '超时未支付',
  replaced: '价格有变，已由新订单代替',
};

/** Text of an order's state. */
export const statusLabel = ({
  status,
  closedReason,
}: Pick<OrderSummary, 'status' | 'closedReason'>): string =>
  status === 'closed' && closedReason !== ''
    ? `已关闭 · ${CLOSED_WORDS[closedReason]}`
    : STATUS_WORDS[status];

const REASON_WORDS: Readonly<Record<OrderDetail['refunds'][number]['reason'], string>> = {
  late: '订单关闭后收到的付款',
  double: '重复支付',
  requested: '申请退款',
  operator: '客服退款',
};

const REFUND_WORDS: Readonly<Record<OrderDetail['refunds'][number]['status'], string>> = {
  pending: '正在原路退回',
  done: '已原路退回',
  failed: '退回遇到问题，客服会处理',
};

/** Text of a refund. */
export const refundLabel = ({ reason, status }: OrderDetail['refunds'][number]): string =>
  `${REASON_WORDS[reason]}：${REFUND_WORDS[status]}`;

/** The content of an order. */
export function contentLabel({ days, aiCounts }: Pick<OrderSummary, 'days' | 'aiCounts'>): string {
  return [days > 0 ? `会员 ${days} 天` : '', aiCounts > 0 ? `AI 次数 ${aiCounts} 次` : '']
    .filter((part) => part !== '')
    .join('，');
}

/** The part of an order's content that its name does not mention; empty if there is none. */
export function contentBesidesName(order: Pick<OrderSummary, 'name' | 'days' | 'aiCounts'>): string {
  const content = contentLabel(order);
  return content === order.name ? '' : content;
}

/** Text of the state of an invoice sent by e-mail; an order that is or will be refunded gets none. */
export function invoiceLabel(
  { status, invoiceStatus, invoiceNumber }: Pick<OrderDetail, 'status' | 'invoiceStatus' | 'invoiceNumber'>,
  mailbox: string,
): string {
  if (invoiceStatus !== 'issued') {
    return status === 'granted' ? `待开具，发送到 ${mailbox}` : `订单${STATUS_WORDS[status]}，不再开具`;
  }
  return `已开具${invoiceNumber === '' ? '' : `，发票号码 ${invoiceNumber}`}，发送到 ${mailbox}`;
}
