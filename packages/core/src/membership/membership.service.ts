import { Injectable } from '@nestjs/common';
import { type Benefits, CatalogueService, FREE_PRODUCT_ID } from '../catalogue/index.js';
import { Clock, Failure } from '../platform/index.js';
import { SettingsService } from '../site/index.js';
import { MembershipTermRepository } from './membership-term.repository.js';

export type MembershipFailure = 'membershipNotFound' | 'documentDownloadsSpent';

/** [spec 3] "VIP info"; `productId` 0 is a non-member, without a card or an end. */
export interface Membership {
  productId: number;
  cardName: string;
  /** The end of the last contiguous term. */
  endsAt: Date | null;
  daysLeft: number;
  benefits: Benefits;
}

const DAY_MS = 86_400_000;

/** Membership status and benefits. */
@Injectable()
export class MembershipService {
  constructor(
    private readonly terms: MembershipTermRepository,
    private readonly catalogue: CatalogueService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** A member's card and its end; nobody is a member while VIP features are off [decision 36]. */
  async of(userId: string): Promise<Membership> {
    const now = this.clock.now();
    const terms = (await this.settings.get('vipEnabled')) ? await this.terms.listOpen(userId, now) : [];
    const [running] = terms;
    const last = terms.at(-1);
    if (running === undefined || last === undefined || running.startsAt > now) return this.none();
    return {
      productId: running.productId,
      cardName: running.cardName,
      endsAt: last.endsAt,
      daysLeft: Math.ceil((last.endsAt.getTime() - now.getTime()) / DAY_MS),
      benefits: await this.catalogue.benefitsOf(running.productId),
    };
  }

  /** [decision 8]: someone else's id gives the same response as an unknown one. */
  async ofOwn(callerId: string, userId: string): Promise<Membership> {
    if (userId !== callerId) throw new Failure<MembershipFailure>('membershipNotFound');
    return this.of(userId);
  }

  /** The free benefits. */
  freeBenefits(): Promise<Benefits> {
    return this.catalogue.benefitsOf(FREE_PRODUCT_ID);
  }

  private async none(): Promise<Membership> {
    return {
      productId: FREE_PRODUCT_ID,
      cardName: '',
      endsAt: null,
      daysLeft: 0,
      benefits: await this.freeBenefits(),
    };
  }
}
