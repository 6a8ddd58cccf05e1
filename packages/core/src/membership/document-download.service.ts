import { Injectable } from '@nestjs/common';
import { chinaDay, Clock, Failure } from '../platform/index.js';
import { DocumentDownloadRepository } from './document-download.repository.js';
import { type Membership, MembershipService, type MembershipFailure } from './membership.service.js';

const DAY_MS = 86_400_000;

/** Job document allowance of a membership: files per calendar month in China. */
@Injectable()
export class DocumentDownloadService {
  constructor(
    private readonly downloads: DocumentDownloadRepository,
    private readonly memberships: MembershipService,
    private readonly clock: Clock,
  ) {}

  /** How many are left this month; the membership is given where it is being read anyway. */
  async remaining(
    userId: string,
    membership: Promise<Membership> = this.memberships.of(userId),
  ): Promise<number> {
    const [{ benefits }, used] = await Promise.all([
      membership,
      this.downloads.countSince(userId, monthStartOf(this.clock.now())),
    ]);
    return Math.max(0, benefits.documentDownloads - used);
  }

  /** Counts a file about to be delivered; a repeated request within a day is the same download. */
  async record(userId: string, documentId: string): Promise<void> {
    const now = this.clock.now();
    const { benefits } = await this.memberships.of(userId);
    const isAllowed = await this.downloads.record({
      userId,
      documentId,
      allowance: benefits.documentDownloads,
      monthStart: monthStartOf(now),
      sameSince: new Date(now.getTime() - DAY_MS),
      now,
    });
    if (!isAllowed) throw new Failure<MembershipFailure>('documentDownloadsSpent');
  }
}

const monthStartOf = (now: Date): Date => new Date(`${chinaDay(now).slice(0, 7)}-01T00:00:00+08:00`);
