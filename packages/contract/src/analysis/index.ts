import { lastOffer, listOffers, startOffer } from './offer.contract.js';
import { getRun, getRunReference, removeRun } from './runs.contract.js';

export { analysisFailures, analysisFaultMessages } from './failures.js';
export { anyRun, runOf, runPage, runSummary, START_WAIT_MS, startFields } from './run.js';
export { getRun, getRunReference, removeRun };
export { lastOffer, listOffers, startOffer };

/** Calls that every AI service shares; each service adds its own file and its lines here. */
export const analysisEndpoints = {
  getRun,
  getRunReference,
  removeRun,
  startOffer,
  listOffers,
  lastOffer,
};
