import { Injectable } from '@nestjs/common';
import { Catalogue, priceFor, type Product } from '../catalogue/index.js';
import { Memberships } from './memberships.service.js';

interface CountPack extends Product {
  /** What the asker would pay now. */
  ownPriceFen: number;
  /** What it costs with the best card on sale. */
  memberPriceFen: number;
}

/** Packs of AI counts with what they cost the asker and a member. */
@Injectable()
export class CountPacks {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly memberships: Memberships,
  ) {}

  async list(userId: string | null): Promise<CountPack[]> {
    const [packs, cards, own] = await Promise.all([
      this.catalogue.listOnSale('counts'),
      this.catalogue.listOnSale('card'),
      userId === null
        ? this.memberships.freeBenefits()
        : this.memberships.of(userId).then((held) => held.benefits),
    ]);
    return packs.map((pack) => ({
      ...pack,
      ownPriceFen: priceFor(pack, own),
      memberPriceFen: Math.min(pack.priceFen, ...cards.map(({ benefits }) => priceFor(pack, benefits))),
    }));
  }
}
