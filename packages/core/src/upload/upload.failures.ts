export type UploadFailure =
  | 'uploadMissing'
  | 'uploadEmpty'
  | 'uploadTooLarge'
  | 'uploadTypeRefused'
  | 'uploadContentRefused'
  | 'uploadImageInvalid'
  | 'uploadImageTooManyPixels'
  | 'uploadQuotaReached'
  | 'storageFull'
  | 'fileNotFound'
  | 'fileLinkInvalid';
