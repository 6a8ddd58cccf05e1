import { FittingJobs, JobFit } from '#src/features/jobs-board/components/fitting-jobs.jsx';
import { AddPostingButton } from '#src/features/job-application/add-posting-button.jsx';
import { DataScope } from './data-scope.js';

/** Shown to members above the list of jobs. */
export const OwnJobs = () => (
  <DataScope>
    <FittingJobs />
  </DataScope>
);

/** Shown to members beside a job. */
export const OwnFit = ({ jobId }: { jobId: string }) => (
  <DataScope>
    <JobFit jobId={jobId} />
  </DataScope>
);

/** Adds a job to a member's applications. */
export const AddToApplications = ({ id, ...props }: { id: string; title: string; isQuiet?: boolean }) => (
  <DataScope>
    <AddPostingButton postingId={id} {...props} />
  </DataScope>
);
