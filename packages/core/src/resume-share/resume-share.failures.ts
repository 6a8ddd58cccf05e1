export type ResumeShareFailure = 'shareNotFound' | 'shareAbsent' | 'shareConsentRequired';
