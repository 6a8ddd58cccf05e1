import { Controller } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { findPartnerMember, prepareReturn } from '@qicheng/contract/partner/index';
import { FindPartnerMember, ReturnAddressService } from '@qicheng/core/partner';
import { Browser } from '../kit/browser.decorator.js';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

/** Calls between a partner's site and ours other than sign-in. */
@Controller()
export class PartnerSiteController {
  constructor(
    private readonly members: FindPartnerMember,
    private readonly addresses: ReturnAddressService,
  ) {}

  @Handles(findPartnerMember)
  findMember(
    @Input() { request }: InputOf<typeof findPartnerMember>,
  ): Promise<ResultOf<typeof findPartnerMember>> {
    return this.members.run(request);
  }

  @Handles(prepareReturn)
  async prepareReturn(
    @Input() { returnAddress }: InputOf<typeof prepareReturn>,
    @Browser() browser: string,
    @Caller() caller: Caller | null,
  ): Promise<ResultOf<typeof prepareReturn>> {
    return { url: await this.addresses.prepare(returnAddress, { browser, userId: caller?.userId ?? null }) };
  }
}
