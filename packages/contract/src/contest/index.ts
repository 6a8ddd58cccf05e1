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
