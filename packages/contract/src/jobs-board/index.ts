import {
  getJob,
  listJobs,
  listJobTags,
  listRecommendedJobs,
  listThreeJobs,
  searchJobs,
} from './job.contract.js';

export { getJob, listJobs, listJobTags, listRecommendedJobs, listThreeJobs, searchJobs };

export const jobsBoardEndpoints = {
  listRecommendedJobs,
  listJobTags,
  listThreeJobs,
  listJobs,
  searchJobs,
  getJob,
};
