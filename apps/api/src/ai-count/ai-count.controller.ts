import { Controller, Module } from '@nestjs/common';
import { claimGift, getAiUseCount, joinCampaign, listAiCountEntries } from '@qicheng/contract/ai-count/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { ReadAiCount, AiCountService, AiCountModule } from '@qicheng/core/ai-count';
import { ClaimGift, JoinCampaign, CampaignModule } from '@qicheng/core/campaign';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { countSourceLabel } from './count-labels.js';

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

const PAGE_SIZE = 20;

@Controller()
export class LedgerController {
  constructor(private readonly counts: AiCountService) {}

  @Handles(listAiCountEntries)
  async list(
    @Input() { page = 1, limit = PAGE_SIZE }: InputOf<typeof listAiCountEntries>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listAiCountEntries>> {
    const { list, total } = await this.counts.entries(userId, { page, limit });
    return {
      list: list.map(({ id, source, ...entry }) => ({
        ...entry,
        entryId: id,
        source: countSourceLabel(source),
      })),
      total,
    };
  }
}

@Module({ imports: [AiCountModule, CampaignModule], controllers: [AiCountController, LedgerController] })
export class AiCountHttpModule {}
