/** Why an account setting cannot be changed. */
export type AccountSettingsFailure =
  | 'identityProofRequired'
  | 'identityProofWrong'
  | 'identityProofUnavailable'
  | 'passwordsDiffer'
  | 'passwordUnchanged'
  | 'avatarUnknown'
  | 'usernameReserved'
  | 'currentPhoneCodeInvalid'
  | 'phoneUnchanged'
  | 'phoneOfAnotherAccount'
  | 'sessionNotFound';
