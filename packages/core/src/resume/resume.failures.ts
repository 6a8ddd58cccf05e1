export type ResumeFailure =
  | 'resumeNotFound'
  | 'resumeVersionConflict'
  | 'resumeDocumentInvalid'
  | 'resumeTemplateUnknown'
  | 'folderNotFound'
  | 'folderNameTaken'
  | 'folderLimitReached'
  | 'resumeLimitReached';
