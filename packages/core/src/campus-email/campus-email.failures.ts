/** Why a campus mailbox is not taken, not written to or not verified. */
export type CampusEmailFailure =
  | 'campusEmailMalformed'
  | 'campusEmailNotEducation'
  | 'campusEmailTaken'
  | 'campusEmailTooSoon'
  | 'campusEmailSendFailed'
  | 'campusEmailCodeInvalid'
  | 'campusEmailAlreadyVerified';
