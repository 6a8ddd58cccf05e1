import { Controller } from '@nestjs/common';
import { claimGift, getAiUseCount, joinCampaign } from '@qicheng/contract/ai-count/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { ReadAiCount } from '@qicheng/core/ai-count';
import { ClaimGift, JoinCampaign } from '@qicheng/core/campaign';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class AiCountController {
  constructor(
    private readonly readCount: ReadAiCount,
    private readonly join: JoinCampaign,
    private readonly claim: ClaimGift,
  ) {}

  @Handles(getAiUseCount)
  aiUseCount(
    @Input() _input: InputOf<typeof getAiUseCount>,
    @Caller() caller: Caller,
  ): Promise<ResultOf<typeof getAiUseCount>> {
    return this.readCount.run(caller.userId);
  }

  @Handles(joinCampaign)
  joinCampaign(
    @Input() input: InputOf<typeof joinCampaign>,
    @Caller() caller: Caller,
  ): Promise<ResultOf<typeof joinCampaign>> {
    return this.join.run(caller.userId, input.campaignCode);
  }

  @Handles(claimGift)
  claimGift(
    @Input() input: InputOf<typeof claimGift>,
    @Caller() caller: Caller,
  ): Promise<ResultOf<typeof claimGift>> {
    return this.claim.run(caller.userId, input.campaignCode);
  }
}
