import {
  deleteVersion,
  latestOfResume,
  listVersions,
  nameVersion,
  readVersion,
  restoreVersion,
} from './resume-version.contract.js';

export { deleteVersion, latestOfResume, listVersions, nameVersion, readVersion, restoreVersion };

export const resumeVersionEndpoints = {
  listVersions,
  readVersion,
  nameVersion,
  deleteVersion,
  restoreVersion,
  latestOfResume,
};
