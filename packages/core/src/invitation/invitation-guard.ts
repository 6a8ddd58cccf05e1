import { Injectable } from '@nestjs/common';
import { addressIndexOf } from '../platform/blind-index/index.js';
import { Clock, Failure, CryptoService } from '../platform/index.js';
import { Throttle } from '../platform/throttle/index.js';

// Wide enough for a lecture hall behind one address that scans the same poster.
const PER_ADDRESS_AND_MINUTE = 300;

/** Bounds how fast one address asks about invitations. */
@Injectable()
export class InvitationGuard {
  constructor(
    private readonly throttle: Throttle,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  async admit(ip: string): Promise<void> {
    const [count] = await this.throttle.hit([
      { key: `invitation:${addressIndexOf(this.secrets, ip)}`, seconds: 60 },
    ]);
    if (!count || count.hits <= PER_ADDRESS_AND_MINUTE) return;
    const wait = Math.ceil((count.expiresAt.getTime() - this.clock.now().getTime()) / 1000);
    throw new Failure('tooManyRequests', { retryAfterSeconds: Math.max(1, wait) });
  }
}
