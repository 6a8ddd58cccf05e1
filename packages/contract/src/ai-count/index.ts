import { claimGift, getAiUseCount, joinCampaign } from './ai-count.contract.js';

export { claimGift, getAiUseCount, joinCampaign } from './ai-count.contract.js';
export { aiCountFailures, campaignFailures } from './failures.js';

export const aiCountEndpoints = { getAiUseCount, joinCampaign, claimGift };
