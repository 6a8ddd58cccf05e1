import { Injectable } from '@nestjs/common';
import { addressIndexOf } from '../platform/blind-index/index.js';
import { Clock, Failure, CryptoService } from '../platform/index.js';
import { Throttle } from '../platform/throttle/index.js';

const MINUTE = 60;
// [SH1]
const CALLS_PER_MINUTE = 60;
const TRIES_PER_ADDRESS = { hits: 10, seconds: 10 * MINUTE };
const TRIES_PER_SHARE = { hits: 200, seconds: 60 * MINUTE };

/** How often links may be tried per address, and passwords per share. */
@Injectable()
export class ShareRateLimiter {
  constructor(
    private readonly throttle: Throttle,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Allows 60 calls a minute per address, valid or not. */
  async admit(ip: string): Promise<void> {
    const [count] = await this.throttle.hit([{ key: `share:${this.addressOf(ip)}`, seconds: MINUTE }]);
    if (!count || count.hits <= CALLS_PER_MINUTE) return;
    const wait = Math.ceil((count.expiresAt.getTime() - this.clock.now().getTime()) / 1000);
    throw new Failure('tooManyRequests', { retryAfterSeconds: Math.max(1, wait) });
  }

  /** Whether another password may be tried; false is answered like a wrong one, without hashing. */
  async mayTry(shareId: string, ip: string): Promise<boolean> {
    const [address, share] = await this.throttle.peek([this.addressKey(shareId, ip), shareKey(shareId)]);
    return (address?.hits ?? 0) < TRIES_PER_ADDRESS.hits && (share?.hits ?? 0) < TRIES_PER_SHARE.hits;
  }

  async countWrongPassword(shareId: string, ip: string): Promise<void> {
    await this.throttle.hit([
      { key: this.addressKey(shareId, ip), seconds: TRIES_PER_ADDRESS.seconds },
      { key: shareKey(shareId), seconds: TRIES_PER_SHARE.seconds },
    ]);
  }

  private addressOf(ip: string): string {
    return addressIndexOf(this.secrets, ip);
  }

  private addressKey(shareId: string, ip: string): string {
    return `share:tries:${shareId}:${this.addressOf(ip)}`;
  }
}

const shareKey = (shareId: string): string => `share:tries:${shareId}`;
