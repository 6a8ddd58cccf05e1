/** Why a student sign-in or a roster is refused. */
export type StudentFailure =
  | 'studentCredentialsIncorrect'
  | 'studentDisabled'
  | 'studentTicketInvalid'
  | 'studentPhoneDiffers'
  | 'studentPhoneBound'
  | 'studentPasswordUnchanged'
  | 'studentPasswordContainsNumber';

/** Messages for operators; never shown to visitors. */
export type RosterFailure =
  | 'rosterColumnsMissing'
  | 'schoolUnknown'
  | 'schoolNameInvalid'
  | 'schoolCodeInvalid'
  | 'schoolTaken'
  | 'schoolSiteInvalid'
  | 'studentUnknown'
  | 'studentPhoneInvalid';
