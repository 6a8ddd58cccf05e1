import { z } from 'zod';
import { assumed, endpoint, legacy, reply, wire, wireDate, wireFlag, wireId } from '../kit/endpoint.js';

const SHAPE = assumed(
  'payload and reply not shown in [spec 7]; product_id, card_name, card_end are of [spec 3]',
);

const whole = z.number().int().min(0);

/**
 * Benefits and who gets them; the numbers come from the catalogue, so the page promises what the server
 * enforces.
 */
const benefits = wire({
  /** Job document downloads per calendar month. */
  documentDownloads: legacy('dow_number', whole),
  /** Price of AI count packs, in percent of the list price. */
  countsPercent: legacy('ai_count_percent', z.number().int().min(1).max(100)),
});

/** [spec 3] "VIP info"; 0 and empty texts for non-members. */
const vipInfo = wire({
  productId: legacy('product_id', whole),
  cardName: legacy('card_name', z.string()),
  endsAt: legacy('card_end', z.union([z.literal(''), wireDate])),
  /** Whole days left, including today. */
  daysLeft: legacy('card_days', whole),
  benefits,
});

const card = wire({
  productId: legacy('product_id', whole),
  name: legacy('card_name', z.string()),
  description: z.string(),
  /** In fen. */
  priceFen: legacy('price_fen', whole),
  days: whole,
  aiCounts: legacy('ai_count', whole),
  benefits,
});

export const getMembershipBasics = endpoint({
  route: 'POST /vip/getbasevipinfo',
  access: 'optional',
  summary: '会员功能是否开放、能否购买，以及免费用户的权益',
  input: wire({}),
  replies: {
    ok: reply(
      1,
      wire({
        isOffered: legacy('vip', wireFlag),
        canBuy: legacy('pay_switch', wireFlag),
        /** Always 0: there is no automatic renewal. */
        renewsItself: legacy('auto_renew', wireFlag),
        /** Days within which an unused purchase is fully refundable. */
        refundDays: legacy('refund_days', whole),
        free: benefits,
        /** AI counts that every account gets once, when it is opened. */
        activationCounts: legacy('activation_count', whole),
      }),
    ),
  },
  note: SHAPE,
});

export const listCards = endpoint({
  route: 'POST /vip/getcardinfo',
  access: 'optional',
  summary: '会员卡；会员功能关闭时为空',
  input: wire({}),
  replies: { ok: reply(1, wire({ list: z.array(card) })) },
  note: SHAPE,
});

export const getMembership = endpoint({
  route: 'POST /vip/getvipinfo',
  access: 'user',
  summary: '我的会员状态；product_id 为 0 表示不是会员',
  input: wire({}),
  replies: { ok: reply(1, vipInfo) },
  note: SHAPE,
});

export const getMembershipOf = endpoint({
  route: 'POST /vip/getVipInfoByUid',
  access: 'user',
  summary: '按用户编号取会员状态；只能取本人的',
  input: wire({ userId: legacy('uid', wireId) }),
  replies: { ok: reply(1, vipInfo) },
  note: assumed(
    'path and reply are ours: [spec 7] says only "VIP info by uid"; [decision 8]: the caller’s own uid',
  ),
});
