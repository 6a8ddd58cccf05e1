import { Injectable } from '@nestjs/common';
import { CatalogueService, priceFor, type Product } from '../catalogue/index.js';
import { MembershipService } from './membership.service.js';

interface CountPack extends Product {
  /** The caller's current price. */
  ownPriceFen: number;
  /** The price with the best membership on sale. */
  memberPriceFen: number;
}

/** AI count packs with the caller's price and the member price. */
@Injectable()
export class CountPackService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly memberships: MembershipService,
  ) {}

  async list(userId: string | null): Promise<CountPack[]> {
    const [packs, cards, own] = await Promise.all([
      this.catalogue.listOnSale('counts'),
      this.catalogue.listOnSale('card'),
      userId === null
        ? this.memberships.freeBenefits()
        : this.memberships.of(userId).then((membership) => membership.benefits),
    ]);
    return packs.map((pack) => ({
      ...pack,
      ownPriceFen: priceFor(pack, own),
      memberPriceFen: Math.min(pack.priceFen, ...cards.map(({ benefits }) => priceFor(pack, benefits))),
    }));
  }
}
