export type ResumeFailure =
  | 'resumeNotFound'
  | 'resumeVersionConflict'
  | 'resumeDocumentInvalid'
  | 'resumeTemplateUnknown'
  | 'resumeLimitReached';
