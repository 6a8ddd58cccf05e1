import {
  lastCivil,
  lastCustomCivil,
  listCivil,
  listCustomCivil,
  searchCivilPosts,
  startCivil,
  startCivilReference,
} from './civil-service.contract.js';
import {
  lastCustomPostgrad,
  lastPostgrad,
  listCustomPostgrad,
  listPostgrad,
  startPostgrad,
  startPostgradReference,
} from './postgrad-exam.contract.js';
import {
  lastCompanionRun,
  listCompanionCategories,
  listCompanionRuns,
  startCompanion,
} from './companion.contract.js';
import {
  lastJobAnalysis,
  listJobAnalyses,
  startJobAnalysis,
  startJobReference,
} from './job-analysis.contract.js';
import { listGhostwrites, startGhostwrite } from './ghostwrite.contract.js';
import {
  createJdVariant,
  lastJdAnalysis,
  listJdAnalyses,
  startJdAnalysis,
  startJdReference,
} from './jd-analysis.contract.js';
import { lastLetterAnalysis, listLetterAnalyses, startLetterAnalysis } from './cover-letter.contract.js';
import { lastOffer, listOffers, startOffer } from './offer.contract.js';
import {
  analyseResumeFile,
  countResumeAnalyses,
  lastResumeAnalysis,
  listAnalysableResumes,
  listResumeAnalyses,
  listResumeModules,
  startResumeAnalysis,
  startResumeReference,
} from './resume-analysis.contract.js';
import { getRun, getRunReference, removeRun, streamRun } from './runs.contract.js';

export { analysisErrorMessages } from './failures.js';
export { anyRun, START_WAIT_MS } from './run.js';
export { getRun, getRunReference, removeRun, streamRun };
export {
  analyseResumeFile,
  countResumeAnalyses,
  lastResumeAnalysis,
  listAnalysableResumes,
  listResumeAnalyses,
  listResumeModules,
  startResumeAnalysis,
  startResumeReference,
};
export { lastJobAnalysis, listJobAnalyses, startJobAnalysis, startJobReference };
export { lastCompanionRun, listCompanionCategories, listCompanionRuns, startCompanion };
export { listGhostwrites, startGhostwrite };
export { createJdVariant, lastJdAnalysis, listJdAnalyses, startJdAnalysis, startJdReference };
export { lastLetterAnalysis, listLetterAnalyses, startLetterAnalysis };
export { lastOffer, listOffers, startOffer };
export {
  lastCustomPostgrad,
  lastPostgrad,
  listCustomPostgrad,
  listPostgrad,
  startPostgrad,
  startPostgradReference,
};
export {
  lastCivil,
  lastCustomCivil,
  listCivil,
  listCustomCivil,
  searchCivilPosts,
  startCivil,
  startCivilReference,
};

/** Calls that every AI service shares; each service adds its own file and its lines here. */
export const analysisEndpoints = {
  getRun,
  getRunReference,
  removeRun,
  streamRun,
  startOffer,
  listOffers,
  lastOffer,
  startJdAnalysis,
  startJdReference,
  listJdAnalyses,
  lastJdAnalysis,
  createJdVariant,
  startLetterAnalysis,
  listLetterAnalyses,
  lastLetterAnalysis,
  startGhostwrite,
  listGhostwrites,
  listResumeModules,
  startResumeAnalysis,
  startResumeReference,
  analyseResumeFile,
  listResumeAnalyses,
  lastResumeAnalysis,
  countResumeAnalyses,
  listAnalysableResumes,
  startJobAnalysis,
  startJobReference,
  listJobAnalyses,
  lastJobAnalysis,
  listCompanionCategories,
  startCompanion,
  listCompanionRuns,
  lastCompanionRun,
  startPostgrad,
  startPostgradReference,
  listPostgrad,
  lastPostgrad,
  listCustomPostgrad,
  lastCustomPostgrad,
  startCivil,
  startCivilReference,
  listCivil,
  lastCivil,
  listCustomCivil,
  lastCustomCivil,
  searchCivilPosts,
};
