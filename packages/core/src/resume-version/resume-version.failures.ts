export type ResumeVersionFailure = 'resumeVersionNotFound' | 'resumeVersionLimitReached';
