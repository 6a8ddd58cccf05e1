import { Module } from '@nestjs/common';
import { AiCountModule } from '../ai-count/index.js';
import { OperatorModule } from '../operator/index.js';
import { SiteModule } from '../site/index.js';
import { CampaignRepository } from './campaign.repository.js';
import { Campaigns } from './campaigns.service.js';
import { ClaimGift } from './claim-gift.js';
import { JoinCampaign } from './join-campaign.js';
import { OpenCampaigns } from './open-campaigns.js';

@Module({
  imports: [AiCountModule, OperatorModule, SiteModule],
  providers: [CampaignRepository, OpenCampaigns, Campaigns, JoinCampaign, ClaimGift],
  exports: [Campaigns, JoinCampaign, ClaimGift],
})
export class CampaignModule {}
