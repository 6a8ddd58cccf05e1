import { Injectable } from '@nestjs/common';
import { Failure } from '../platform/index.js';
import { Throttle } from '../platform/throttle/index.js';
import type { ResumeExportFailure } from './resume-export.js';

// [UP11].
const PER_DAY = 3;
const DAY = 86_400;

const keyOf = (userId: string): string => `export-mail:${userId}`;

/** How many mails to others an account may still send today. */
@Injectable()
export class MailAllowanceService {
  constructor(private readonly throttle: Throttle) {}

  async remaining(userId: string): Promise<number> {
    const [count] = await this.throttle.peek([keyOf(userId)]);
    return Math.max(0, PER_DAY - (count?.hits ?? 0));
  }

  /** Counts one mail; returns what is left. Throws exportMailFull. */
  async use(userId: string): Promise<number> {
    const [count] = await this.throttle.hit([{ key: keyOf(userId), seconds: DAY }]);
    const hits = count?.hits ?? PER_DAY + 1;
    if (hits <= PER_DAY) return PER_DAY - hits;
    await this.refund(userId);
    throw new Failure<ResumeExportFailure>('exportMailFull');
  }

  /** Refunds a counted mail that was not sent. */
  refund(userId: string): Promise<void> {
    return this.throttle.refund([keyOf(userId)]);
  }
}
