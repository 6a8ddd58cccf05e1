import { notePageFailure } from './page-failure.contract.js';
import { getPayInfo } from './pay-info.contract.js';
import { getWebsiteInfo } from './site.contract.js';

export const siteEndpoints = { getWebsiteInfo, getPayInfo, notePageFailure };
