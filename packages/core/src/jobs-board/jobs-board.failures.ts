/** Why a job is not there. */
export type JobsBoardFailure = 'jobNotFound';

/** Why a feed is not taken; operators alone hear it. */
export type JobFeedFailure = 'jobFeedInvalid' | 'jobFeedEmpty' | 'jobSourceInvalid' | 'jobSourceUnknown';
