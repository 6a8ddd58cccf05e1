import { Injectable } from '@nestjs/common';
import { chinaDay, Clock, CryptoService } from '../platform/index.js';
import { OwnShareService } from './own-share.service.js';
import { type OpenedShare, VIEW_DAYS } from './resume-share.js';
import { type DayOfViews, ShareViewRepository } from './share-view.repository.js';

/** How often a share was opened: once for a browser and a day, never by its owner, never saying by whom. */
@Injectable()
export class ShareViewService {
  constructor(
    private readonly views: ShareViewRepository,
    private readonly shares: OwnShareService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Counts an opened share; `browser` is the name of the visitor's browser. */
  async count({ shareId, ownerId }: OpenedShare, visitor: { browser: string; userId: string | null }) {
    if (visitor.userId === ownerId) return;
    const day = chinaDay(this.clock.now());
    // Another hash for each share and day: nobody can be followed from one to the next.
    const browserHash = this.secrets.hash(`share-view:${shareId}:${day}:${visitor.browser}`, 'token');
    await this.views.count({ shareId, ownerId, day, browserHash });
  }

  /** The views of one's own share, in all and of the last days. */
  async read(userId: string, resumeId: string): Promise<{ total: number; days: DayOfViews[] }> {
    const { id } = await this.shares.get(userId, resumeId);
    const [total, days] = await Promise.all([
      this.views.total(userId, id),
      this.views.listDays(userId, id, VIEW_DAYS),
    ]);
    return { total, days };
  }
}
