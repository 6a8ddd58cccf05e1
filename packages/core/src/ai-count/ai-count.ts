export type AiCountFailure = 'aiCountsExhausted' | 'aiCountsReservationEnded';

/** A requested balance change. */
export interface Movement {
  /** Idempotency key per user. */
  key: string;
  amount: number;
  /** Source: campus-email, campaign, activation, operator, order, or the AI product that runs. */
  source: string;
}

type AiCountEntryKind = 'grant' | 'reserve' | 'settle' | 'refund';

export interface AiCountEntry {
  id: string;
  kind: AiCountEntryKind;
  /** Positive for grants and refunds, negative for reservations, zero for settlements. */
  amount: number;
  balanceAfter: number;
  source: string;
  createdAt: Date;
}

/** A balance that differs from the sum of its entries: a bug, or a manual change of the database. */
export interface Breach {
  userId: string;
  balance: number;
  sum: number;
}
