import { Injectable } from '@nestjs/common';
import { Clock, Failure } from '../platform/index.js';
import type { AiCountEntry, Breach, Movement, AiCountFailure } from './ai-count.js';
import { AiCountRepository } from './ai-count.repository.js';

const MAX_AMOUNT = 1_000_000;

/**
 * The ledger of AI counts [decision 21]: entries are appended, never changed, and a balance is always their sum
 * and never below zero, however many calls come at once [principle 5] [AI1].
 */
@Injectable()
export class AiCountService {
  constructor(
    private readonly ledger: AiCountRepository,
    private readonly clock: Clock,
  ) {}

  /** Adds counts once per key; a repetition adds nothing and says so. */
  async grant(userId: string, movement: Movement): Promise<{ granted: boolean; balance: number }> {
    const balance = await this.ledger.grant(userId, checked(movement), this.clock.now());
    if (balance !== null) return { granted: true, balance };
    return { granted: false, balance: await this.ledger.balanceOf(userId) };
  }

  /**
   * Takes counts out before a run, to be settled or refunded after it. The same key again is the same
   * reservation; once that was refunded a new try needs a new key.
   */
  async reserve(
    userId: string,
    { amount = 1, ...rest }: Omit<Movement, 'amount'> & { amount?: number },
  ): Promise<string> {
    const movement = checked({ ...rest, amount });
    const id = await this.ledger.reserve(userId, movement, this.clock.now());
    return id ?? this.reservedBefore(userId, movement);
  }

  /** The run succeeded: its counts are spent. True once; false when the reservation has ended already. */
  settle(reservationId: string): Promise<boolean> {
    return this.ledger.end(reservationId, 'settle', this.clock.now());
  }

  /** The run failed: its counts come back. True once; false when the reservation has ended already. */
  refund(reservationId: string): Promise<boolean> {
    return this.ledger.end(reservationId, 'refund', this.clock.now());
  }

  /** How many counts a user has left. */
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

  /** All entries of a user, oldest first, for the copy of their data. */
  entriesOf(userId: string): Promise<AiCountEntry[]> {
    return this.ledger.all(userId);
  }

  /** Balances that are not the sum of their entries; there must be none. */
  findBreaches(): Promise<Breach[]> {
    return this.ledger.findBreaches();
  }

  private async reservedBefore(userId: string, { key, amount }: Movement): Promise<string> {
    const earlier = await this.ledger.findByKey(userId, key);
    if (earlier === null) throw new Failure<AiCountFailure>('aiCountsExhausted');
    // Only reservations are below zero.
    if (earlier.amount !== -amount) throw new Error(`AI count key used for another movement: ${key}`);
    if (earlier.isRefunded) throw new Failure<AiCountFailure>('aiCountsReservationEnded');
    return earlier.id;
  }
}

function checked(movement: Movement): Movement {
  const { amount, key } = movement;
  if (!Number.isInteger(amount) || amount < 1 || amount > MAX_AMOUNT || key === '' || key.startsWith('end:'))
    throw new RangeError('AI count movement out of range');
  return movement;
}
