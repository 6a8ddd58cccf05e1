import * as analyses from '@qicheng/analysis/analyses';
import type { Endpoint } from '../kit/endpoint.js';
import { analysisCalls, operationsOf } from './calls.js';
import { searchCivilPosts } from './civil-service.contract.js';
import { listCompanionCategories, startCompanion } from './companion.contract.js';
import { createJdVariant } from './jd-analysis.contract.js';
import {
  analyseResumeFile,
  countResumeAnalyses,
  listAnalysableResumes,
  listResumeModules,
} from './resume-analysis.contract.js';
import { getRun, getRunReference, getRunRescore, removeRun, rescoreRun, streamRun } from './runs.contract.js';

export { analysisCalls } from './calls.js';
export * from './civil-service.contract.js';
export * from './companion.contract.js';
export { analysisErrorMessages } from './failures.js';
export * from './jd-analysis.contract.js';
export * from './resume-analysis.contract.js';
export { anyRun, START_WAIT_MS } from './run.js';
export * from './runs.contract.js';

export const { start: startOffer, list: listOffers, last: lastOffer } = analysisCalls(analyses.offer);
export const { start: startGhostwrite, list: listGhostwrites } = analysisCalls(analyses.ghostwrite);
export const {
  start: startLetterAnalysis,
  list: listLetterAnalyses,
  last: lastLetterAnalysis,
} = analysisCalls(analyses.coverLetter);
export const {
  start: startJobAnalysis,
  reference: startJobReference,
  list: listJobAnalyses,
  last: lastJobAnalysis,
} = analysisCalls(analyses.jobAnalysis);
export const {
  start: startPostgrad,
  reference: startPostgradReference,
  list: listPostgrad,
  last: lastPostgrad,
  listCustom: listCustomPostgrad,
  lastCustom: lastCustomPostgrad,
} = analysisCalls(analyses.postgradExam);

/** The calls of every registered service, and those unique to one service. */
export const analysisEndpoints: Record<string, Endpoint> = {
  getRun,
  getRunReference,
  getRunRescore,
  removeRun,
  rescoreRun,
  streamRun,
  ...Object.fromEntries(Object.values(analyses).flatMap((service) => Object.entries(operationsOf(service)))),
  createJdVariant,
  listResumeModules,
  analyseResumeFile,
  countResumeAnalyses,
  listAnalysableResumes,
  listCompanionCategories,
  startCompanion,
  searchCivilPosts,
};
