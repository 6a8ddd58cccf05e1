/** Why a code is not sent or a sign-in is refused. */
export type AuthFailure =
  | 'smsSendTooSoon'
  | 'smsSendFailed'
  | 'smsCodeInvalid'
  | 'passwordIncorrect'
  | 'passwordSignInPaused'
  | 'passwordResetUnproven'
  | 'phoneNotRegistered'
  | 'accountDisabled';
