import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/index.js';
import { CampaignRepository } from './campaign.repository.js';
import { RunningCampaignService } from './claim-gift.js';

@Injectable()
export class JoinCampaign {
  constructor(
    private readonly open: RunningCampaignService,
    private readonly campaigns: CampaignRepository,
    private readonly clock: Clock,
  ) {}

  /** Adds a user to a link's campaign; another call claims the gift. */
  async run(userId: string, code: string) {
    const { id, name, schoolName, amount } = await this.open.get(code);
    const { isClaimed } = await this.campaigns.join(id, userId, this.clock.now());
    return { name, schoolName, gift: amount, isClaimed };
  }
}
