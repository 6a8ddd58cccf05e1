import {
  checkContestSubmit,
  checkResumeSubmit,
  getContest,
  getContestCertificate,
  submitResume,
  submitToContest,
  verifyCertificate,
  withdrawFromContest,
} from './contest.contract.js';

export { contestDeskFailures, contestFailures } from './failures.js';
export {
  checkContestSubmit,
  checkResumeSubmit,
  getContest,
  getContestCertificate,
  submitResume,
  submitToContest,
  verifyCertificate,
  withdrawFromContest,
};

export const contestEndpoints = {
  getContest,
  checkContestSubmit,
  submitToContest,
  checkResumeSubmit,
  submitResume,
  withdrawFromContest,
  getContestCertificate,
  verifyCertificate,
};
