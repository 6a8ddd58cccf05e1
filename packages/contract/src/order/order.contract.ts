import { z } from 'zod';
import { assumed, endpoint, legacy, reply, wire } from '../kit/endpoint.js';
import {
  orderDetail,
  orderId,
  orderMade,
  orderSummary,
  payProvider,
  payWay,
  productId,
  requestKey,
} from './fields.js';

const SHAPE = assumed(
  'payload and reply not shown in [spec 7]; amounts are whole fen, prices are the server’s',
);

const count = z.number().int().min(0);

export const makeOrder = endpoint({
  route: 'POST /cms_order/makeCmsOrder',
  access: 'user',
  summary: '下单；同一商品同时只有一个待支付订单，重复提交得到同一个',
  input: wire({ productId, requestKey }),
  replies: { ok: reply(1, orderMade) },
  note: SHAPE,
});

export const payOrder = endpoint({
  route: 'POST /cms_order/orderPay',
  access: 'user',
  summary: '选择支付方式，取得二维码或支付页地址',
  input: wire({ orderId, provider: legacy('pay_type', payProvider) }),
  replies: { ok: reply(1, wire({ order: orderSummary, way: legacy('pay', payWay) })) },
  note: SHAPE,
});

export const getTrade = endpoint({
  route: 'POST /make_resume/trade',
  access: 'user',
  summary: '订单的支付状态；等待支付时每隔几秒查询',
  input: wire({ orderId }),
  replies: { ok: reply(1, orderDetail) },
  note: assumed('[decision 29]: the payment state of an order'),
});

const countProduct = wire({
  productId: legacy('product_id', count),
  name: z.string(),
  description: z.string(),
  aiCounts: legacy('ai_count', count),
  priceFen: legacy('price_fen', count),
  /** The price the caller would pay now. */
  ownPriceFen: legacy('own_price_fen', count),
  /** The member price. */
  memberPriceFen: legacy('member_price_fen', count),
});

export const listCountProducts = endpoint({
  route: 'POST /ai/aiUseCountProduct',
  access: 'optional',
  summary: 'AI 次数包；会员功能关闭时为空',
  input: wire({}),
  replies: { ok: reply(1, wire({ list: z.array(countProduct) })) },
  note: SHAPE,
});

export const buyCounts = endpoint({
  route: 'POST /ai/aiUseCountBuy',
  access: 'user',
  summary: '购买 AI 次数包：下单，与会员卡订单同一套规则',
  input: wire({ productId, requestKey }),
  replies: { ok: reply(1, orderMade) },
  note: SHAPE,
});
