import {
  deleteVersion,
  latestOfResume,
  listVersions,
  nameVersion,
  readVersion,
  restoreVersion,
} from './resume-version.contract.js';

export { resumeVersionFailures } from './failures.js';
export { deleteVersion, latestOfResume, listVersions, nameVersion, readVersion, restoreVersion };

export const resumeVersionEndpoints = {
  listVersions,
  readVersion,
  nameVersion,
  deleteVersion,
  restoreVersion,
  latestOfResume,
};
