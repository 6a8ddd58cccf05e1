export type { CampaignFailure, CampaignSetupFailure } from './campaign.failures.js';
export { CampaignModule } from './campaign.module.js';
export { Campaigns, type CampaignState } from './campaigns.service.js';
export { ClaimGift } from './claim-gift.js';
export { JoinCampaign } from './join-campaign.js';
