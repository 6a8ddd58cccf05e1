import { getConsent, setConsent } from './consent.contract.js';

export { getConsent, setConsent };

export const consentEndpoints = { getConsent, setConsent };
