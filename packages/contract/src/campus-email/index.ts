import {
  listSchoolSuffixes,
  sendCampusEmailCode,
  skipCampusEmail,
  verifyCampusEmail,
} from './campus-email.contract.js';

export {
  listSchoolSuffixes,
  sendCampusEmailCode,
  skipCampusEmail,
  verifyCampusEmail,
} from './campus-email.contract.js';

export const campusEmailEndpoints = {
  sendCampusEmailCode,
  verifyCampusEmail,
  listSchoolSuffixes,
  skipCampusEmail,
};
