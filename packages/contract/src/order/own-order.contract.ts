import { endpoint, listOf, pageFields, reply, wire } from '../kit/endpoint.js';
import { invoiceRequest, orderDetail, orderId, orderSummary } from './fields.js';

export const listOrders = endpoint({
  route: 'POST /api/order/list',
  access: 'user',
  summary: '我的订单，最新的在前',
  input: wire(pageFields),
  replies: { ok: reply(1, listOf(orderSummary)) },
});

export const cancelOrder = endpoint({
  route: 'POST /api/order/cancel',
  access: 'user',
  summary: '取消待支付的订单',
  input: wire({ orderId }),
  replies: { ok: reply(1, orderDetail, '订单已取消') },
});

export const refundOrder = endpoint({
  route: 'POST /api/order/refund',
  access: 'user',
  summary: '申请全额退款：7 天内、次数未使用；会员卡还须先退回按会员价购买的次数包',
  input: wire({ orderId }),
  replies: { ok: reply(1, orderDetail, '退款已提交，将原路退回') },
});

export const requestInvoice = endpoint({
  route: 'POST /api/order/invoice',
  access: 'user',
  summary: '填写开票信息；开具之前可以修改',
  input: wire({ orderId, invoice: invoiceRequest }),
  replies: { ok: reply(1, orderDetail, '开票信息已保存') },
});
