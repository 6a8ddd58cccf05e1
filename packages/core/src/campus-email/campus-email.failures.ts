/** Why a campus mailbox is not accepted, mailed or verified. */
export type CampusEmailFailure =
  | 'campusEmailMalformed'
  | 'campusEmailNotEducation'
  | 'campusEmailTaken'
  | 'campusEmailTooSoon'
  | 'campusEmailSendFailed'
  | 'campusEmailCodeInvalid'
  | 'campusEmailAlreadyVerified';
