import { claimGift, getAiUseCount, joinCampaign } from './ai-count.contract.js';
import { listAiCountEntries } from './ledger.contract.js';

export { claimGift, getAiUseCount, joinCampaign } from './ai-count.contract.js';
export { listAiCountEntries } from './ledger.contract.js';

export const aiCountEndpoints = { getAiUseCount, joinCampaign, claimGift, listAiCountEntries };
