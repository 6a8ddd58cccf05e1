export type ResumeShareFailure = 'shareNotFound' | 'shareAbsent' | 'sharedFileLate' | 'shareConsentRequired';
