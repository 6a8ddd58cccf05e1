export type { CampaignFailure, CampaignSetupFailure } from './campaign.failures.js';
export { CampaignModule } from './campaign.module.js';
export { CampaignService, type CampaignState } from './campaign.service.js';
export { ClaimGift } from './claim-gift.js';
export { JoinCampaign } from './join-campaign.js';
