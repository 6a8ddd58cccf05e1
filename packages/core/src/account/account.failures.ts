/** Why an account is not made or a password not taken. */
export type AccountFailure = 'phoneTaken' | 'passwordTooCommon' | 'passwordContainsPhone' | 'accountClosing';
