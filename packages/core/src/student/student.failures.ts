/** Why a student is not let in, or a roster not taken. */
export type StudentFailure =
  | 'studentCredentialsIncorrect'
  | 'studentDisabled'
  | 'studentTicketInvalid'
  | 'studentPhoneDiffers'
  | 'studentPhoneBound'
  | 'studentPasswordUnchanged'
  | 'studentPasswordContainsNumber';

/** What an operator hears; none of it reaches a visitor. */
export type RosterFailure =
  | 'rosterColumnsMissing'
  | 'schoolUnknown'
  | 'schoolNameInvalid'
  | 'schoolCodeInvalid'
  | 'schoolTaken'
  | 'schoolSiteInvalid'
  | 'studentUnknown'
  | 'studentPhoneInvalid';
