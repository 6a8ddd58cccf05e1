/** Why a student is not let in, or a roster not taken. */
export type StudentFailure =
  | 'studentCredentialsIncorrect'
  | 'studentDisabled'
  | 'studentTicketInvalid'
  | 'studentPhoneDiffers'
  | 'studentPhoneBound'
  | 'studentPasswordUnchanged'
  | 'studentPasswordContainsNumber';

/** Messages for operators; none of them reaches a visitor. */
export type RosterFailure =
  | 'rosterColumnsMissing'
  | 'schoolUnknown'
  | 'schoolNameInvalid'
  | 'schoolCodeInvalid'
  | 'schoolTaken'
  | 'schoolSiteInvalid'
  | 'studentUnknown'
  | 'studentPhoneInvalid';
