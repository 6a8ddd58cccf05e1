export type UploadFailure =
  | 'uploadMissing'
  | 'uploadEmpty'
  | 'uploadTooLarge'
  | 'uploadTypeRefused'
  | 'uploadImageInvalid'
  | 'uploadImageTooManyPixels'
  | 'uploadQuotaReached'
  | 'storageFull'
  | 'fileNotFound'
  | 'fileLinkInvalid';
