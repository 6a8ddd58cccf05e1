/** Why a setting of an account is not changed. */
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
