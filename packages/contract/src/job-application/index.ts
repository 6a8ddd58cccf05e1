import {
  addPosting,
  createApplication,
  getApplication,
  linkApplication,
  listApplications,
  moveApplication,
  removeApplication,
  saveApplication,
} from './job-application.contract.js';

export { APPLICATION_UNNAMED, applicationDetail, applicationFields, isApplicationNamed } from './fields.js';
export {
  addPosting,
  createApplication,
  getApplication,
  linkApplication,
  listApplications,
  moveApplication,
  removeApplication,
  saveApplication,
};

/** 求职进展. */
export const jobApplicationEndpoints = {
  listApplications,
  getApplication,
  createApplication,
  addPosting,
  saveApplication,
  moveApplication,
  linkApplication,
  removeApplication,
};
