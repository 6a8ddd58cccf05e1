import { Controller, Module } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  getMembership,
  getMembershipBasics,
  getMembershipOf,
  listCards,
} from '@qicheng/contract/membership/index';
import { CatalogueService, CatalogueModule } from '@qicheng/core/catalogue';
import { type Membership, MembershipService, MembershipModule } from '@qicheng/core/membership';
import { PurchasePolicy, REFUND_DAYS, OrderModule } from '@qicheng/core/order';
import { SettingsService, SiteModule } from '@qicheng/core/site';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class MembershipController {
  constructor(
    private readonly memberships: MembershipService,
    private readonly catalogue: CatalogueService,
    private readonly purchases: PurchasePolicy,
    private readonly settings: SettingsService,
  ) {}

  @Handles(getMembershipBasics)
  async basics(): Promise<ResultOf<typeof getMembershipBasics>> {
    return {
      isOffered: await this.settings.get('vipEnabled'),
      canBuy: await this.purchases.isOpen(),
      renewsItself: false,
      refundDays: REFUND_DAYS,
      free: await this.memberships.freeBenefits(),
      activationCounts: await this.settings.get('activationGift'),
    };
  }

  @Handles(listCards)
  async cards(): Promise<ResultOf<typeof listCards>> {
    const cards = await this.catalogue.listOnSale('card');
    return { list: cards.map(({ id, ...card }) => ({ ...card, productId: id })) };
  }

  @Handles(getMembership)
  async own(
    @Input() _input: InputOf<typeof getMembership>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof getMembership>> {
    return shown(await this.memberships.of(userId));
  }

  @Handles(getMembershipOf)
  async byUserId(
    @Input() { userId: requestedId }: InputOf<typeof getMembershipOf>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof getMembershipOf>> {
    return shown(await this.memberships.ofOwn(userId, requestedId));
  }
}

const shown = ({ endsAt, ...membership }: Membership) => ({ ...membership, endsAt: endsAt ?? ('' as const) });

@Module({
  imports: [CatalogueModule, MembershipModule, OrderModule, SiteModule],
  controllers: [MembershipController],
})
export class MembershipHttpModule {}
