import { Module } from '@nestjs/common';
import { AiCountModule } from '../ai-count/index.js';
import { OperatorModule } from '../operator/index.js';
import { SiteModule } from '../site/index.js';
import { CampaignRepository } from './campaign.repository.js';
import { CampaignService } from './campaign.service.js';
import { ClaimGift, RunningCampaignService } from './claim-gift.js';
import { JoinCampaign } from './join-campaign.js';

export type { CampaignFailure, CampaignSetupFailure } from './campaign.service.js';
export { CampaignService, type CampaignState } from './campaign.service.js';
export { ClaimGift } from './claim-gift.js';
export { JoinCampaign } from './join-campaign.js';

@Module({
  imports: [AiCountModule, OperatorModule, SiteModule],
  providers: [CampaignRepository, RunningCampaignService, CampaignService, JoinCampaign, ClaimGift],
  exports: [CampaignService, JoinCampaign, ClaimGift],
})
export class CampaignModule {}
