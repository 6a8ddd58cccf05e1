import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';

/** Invariants of counts, orders and money; each rule is one query for violations. */
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
type LedgerRule = (typeof LEDGER_RULES)[number];

/** Message for operators. */
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

/** A violation: the rule, and the first hundred ids. */
export interface LedgerBreach {
  rule: LedgerRule;
  ids: string[];
}

/** A full check may read a few million rows. */
const LONG = { timeout: 60_000 };

const MAX_ROWS = 100;

@Injectable()
export class LedgerAuditRepository {
  constructor(private readonly database: Database) {}

  /** Ids that violate a rule; `since` limits the check to later changes. Read-only. */
  async find(rule: LedgerRule, since: Date | null, now: Date): Promise<string[]> {
    const query = QUERIES[rule](since ?? new Date(0), now);
    return this.database.$transaction(async (transaction) => {
      await transaction.$executeRaw`SET LOCAL statement_timeout = 50000`;
      const rows = await transaction.$queryRaw<Array<{ id: string }>>`${query} LIMIT ${MAX_ROWS}`;
      return rows.map(({ id }) => id);
    }, LONG);
  }
}

type Query = (since: Date, now: Date) => Prisma.Sql;

const QUERIES: Readonly<Record<LedgerRule, Query>> = {
  balanceIsSum: (since) => Prisma.sql`
    SELECT held.user_id::text AS id FROM ai_count_balance AS held
    WHERE held.updated_at >= ${since} AND held.balance <> (
      SELECT coalesce(sum(amount), 0) FROM ai_count_entry AS entry WHERE entry.user_id = held.user_id)
    UNION ALL
    SELECT DISTINCT entry.user_id::text FROM ai_count_entry AS entry
    WHERE entry.created_at >= ${since} AND NOT EXISTS (
      SELECT 1 FROM ai_count_balance AS held WHERE held.user_id = entry.user_id)`,

  grantHasGround: (since) => Prisma.sql`
    SELECT entry.id::text AS id FROM ai_count_entry AS entry
    WHERE entry.kind = 'grant' AND entry.created_at >= ${since} AND NOT CASE entry.source
      WHEN 'order' THEN EXISTS (
        SELECT 1 FROM purchase_order AS bought WHERE entry.key = 'order:' || bought.id
          AND bought.user_id = entry.user_id AND bought.ai_counts = entry.amount
          AND bought.status IN ('granted', 'refunding', 'refunded'))
      WHEN 'campus-email' THEN EXISTS (
        SELECT 1 FROM user_account AS person WHERE person.id = entry.user_id
          AND person.campus_email_verified_at IS NOT NULL)
      WHEN 'operator' THEN EXISTS (
        SELECT 1 FROM audit_entry AS written WHERE written.action = 'ai-count.grant'
          AND written.subject = entry.user_id::text AND written.detail ->> 'key' = entry.key)
      ELSE EXISTS (
        SELECT 1 FROM campaign_member AS joined WHERE entry.key = 'campaign:' || joined.campaign_id
          AND joined.user_id = entry.user_id) END`,

  orderWasPaid: (since) => Prisma.sql`
    SELECT bought.id::text AS id FROM purchase_order AS bought
    WHERE bought.created_at >= ${since} AND (bought.status IN ('paid', 'granted', 'refunding', 'refunded')) <> (
      1 = (SELECT count(*) FROM payment WHERE payment.order_id = bought.id AND payment.is_settling
        AND payment.status = 'paid' AND payment.amount_fen = bought.amount_fen))`,

  orderIsGranted: (since) => Prisma.sql`
    SELECT bought.id::text AS id FROM purchase_order AS bought
    WHERE bought.created_at >= ${since} AND bought.status = 'granted' AND bought.user_id IS NOT NULL AND (
      (bought.ai_counts > 0 AND NOT EXISTS (
        SELECT 1 FROM ai_count_entry AS entry WHERE entry.user_id = bought.user_id
          AND entry.key = 'order:' || bought.id AND entry.amount = bought.ai_counts))
      OR (bought.days > 0 AND NOT EXISTS (
        SELECT 1 FROM membership_term AS term WHERE term.order_id = bought.id AND term.revoked_at IS NULL)))`,

  // A minute suffices; ten leave time for a provider that responds late.
  orderHasEnd: (since, now) => Prisma.sql`
    SELECT id::text AS id FROM purchase_order
    WHERE created_at >= ${since} AND (status = 'paid'
      OR (status = 'pending' AND expires_at < ${now}::timestamptz - interval '10 minutes' AND NOT EXISTS (
        SELECT 1 FROM payment WHERE payment.order_id = purchase_order.id AND payment.status = 'pending'
          AND payment.next_query_at > ${now}::timestamptz - interval '10 minutes')))`,

  paymentHasUse: (since) => Prisma.sql`
    SELECT id::text AS id FROM payment
    WHERE created_at >= ${since} AND (status = 'paid') <> (
      is_settling OR EXISTS (SELECT 1 FROM refund WHERE refund.payment_id = payment.id))`,

  refundIsWhole: (since) => Prisma.sql`
    SELECT refund.id::text AS id FROM refund JOIN payment ON payment.id = refund.payment_id
    WHERE refund.created_at >= ${since} AND
      (refund.amount_fen <> payment.amount_fen OR refund.order_id <> payment.order_id)
    UNION ALL
    SELECT bought.id::text FROM purchase_order AS bought
    WHERE bought.created_at >= ${since} AND bought.status IN ('refunding', 'refunded') AND NOT EXISTS (
      SELECT 1 FROM refund JOIN payment ON payment.id = refund.payment_id
      WHERE payment.order_id = bought.id AND payment.is_settling
        AND (refund.status = 'done' OR bought.status = 'refunding'))`,

  refundArrives: (_since, now) => Prisma.sql`
    SELECT id::text AS id FROM refund
    WHERE status = 'failed' OR (status = 'pending' AND created_at < ${now}::timestamptz - interval '3 days')`,
};
