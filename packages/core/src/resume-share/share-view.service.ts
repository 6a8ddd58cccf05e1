import { Injectable } from '@nestjs/common';
import { chinaDay, Clock, CryptoService } from '../platform/index.js';
import { OwnShareService } from './own-share.service.js';
import { type OpenedShare, VIEW_DAYS } from './resume-share.js';
import { type DayOfViews, ShareViewRepository } from './share-view.repository.js';

/** How often a share was opened: once per browser and day, never by its owner, never saying by whom. */
@Injectable()
export class ShareViewService {
  constructor(
    private readonly views: ShareViewRepository,
    private readonly shares: OwnShareService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Counts a view; `browser` is the name of the visitor's browser. */
  async count({ shareId, ownerId }: OpenedShare, visitor: { browser: string; userId: string | null }) {
    if (visitor.userId === ownerId) return;
    const day = chinaDay(this.clock.now());
    // A different hash per share and day, so that nobody can be tracked across them.
    const browserHash = this.secrets.hash(`share-view:${shareId}:${day}:${visitor.browser}`, 'token');
    await this.views.count({ shareId, ownerId, day, browserHash });
  }

  /** The views of one's own share, in total and for the last days. */
  async read(userId: string, resumeId: string): Promise<{ total: number; days: DayOfViews[] }> {
    const { id } = await this.shares.get(userId, resumeId);
    const [total, days] = await Promise.all([
      this.views.total(userId, id),
      this.views.listDays(userId, id, VIEW_DAYS),
    ]);
    return { total, days };
  }
}
