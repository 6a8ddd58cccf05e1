import { Injectable } from '@nestjs/common';
import { Clock, Failure } from '../platform/index.js';
import type { AiCountEntry, Breach, Movement, AiCountFailure } from './ai-count.js';
import { AiCountRepository } from './ai-count.repository.js';

const MAX_AMOUNT = 1_000_000;

/**
 * The ledger of AI counts [decision 21]: entries are append-only, and a balance is always their sum and never
 * below zero, however many calls are concurrent [principle 5] [AI1].
 */
@Injectable()
export class AiCountService {
  constructor(
    private readonly ledger: AiCountRepository,
    private readonly clock: Clock,
  ) {}

  /** Grants counts once per key; a repeated call grants nothing and reports it. */
  async grant(userId: string, movement: Movement): Promise<{ granted: boolean; balance: number }> {
    const balance = await this.ledger.grant(userId, checked(movement), this.clock.now());
    if (balance !== null) return { granted: true, balance };
    return { granted: false, balance: await this.ledger.balanceOf(userId) };
  }

  /**
   * Reserves counts before a run, to be settled or refunded afterwards. The same key returns the same
   * reservation; after a refund, a new attempt needs a new key.
   */
  async reserve(
    userId: string,
    { amount = 1, ...rest }: Omit<Movement, 'amount'> & { amount?: number },
  ): Promise<string> {
    const movement = checked({ ...rest, amount });
    const id = await this.ledger.reserve(userId, movement, this.clock.now());
    return id ?? this.reservedBefore(userId, movement);
  }

  /** Settles after a successful run. Returns true once; false if the reservation has already ended. */
  settle(reservationId: string): Promise<boolean> {
    return this.ledger.end(reservationId, 'settle', this.clock.now());
  }

  /** Refunds after a failed run. Returns true once; false if the reservation has already ended. */
  refund(reservationId: string): Promise<boolean> {
    return this.ledger.end(reservationId, 'refund', this.clock.now());
  }

  /** The amount of a key's transaction; null if there is none yet. */
  async amountOf(userId: string, key: string): Promise<number | null> {
    return (await this.ledger.findByKey(userId, key))?.amount ?? null;
  }

  /** A user's balance. */
  balanceOf(userId: string): Promise<number> {
    return this.ledger.balanceOf(userId);
  }

  /** A user's entries, newest first. */
  entries(
    userId: string,
    page: { page: number; limit: number },
  ): Promise<{ list: AiCountEntry[]; total: number }> {
    return this.ledger.page(userId, page);
  }

  /** All entries of a user, oldest first, for the data export. */
  entriesOf(userId: string): Promise<AiCountEntry[]> {
    return this.ledger.all(userId);
  }

  /** Balances that differ from the sum of their entries; there must be none. */
  findBreaches(): Promise<Breach[]> {
    return this.ledger.findBreaches();
  }

  private async reservedBefore(userId: string, { key, amount }: Movement): Promise<string> {
    const earlier = await this.ledger.findByKey(userId, key);
    if (earlier === null) throw new Failure<AiCountFailure>('aiCountsExhausted');
    // Only reservations are negative.
    if (earlier.amount !== -amount) throw new Error(`AI count key was used for another transaction: ${key}`);
    if (earlier.isRefunded) throw new Failure<AiCountFailure>('aiCountsReservationEnded');
    return earlier.id;
  }
}

function checked(movement: Movement): Movement {
  const { amount, key } = movement;
  if (!Number.isInteger(amount) || amount < 1 || amount > MAX_AMOUNT || key === '' || key.startsWith('end:'))
    throw new RangeError('AI count transaction out of range');
  return movement;
}
