/** Why a partner's ticket, proof or request is not taken. */
export type PartnerFailure =
  | 'partnerTicketInvalid'
  | 'partnerProofInvalid'
  | 'partnerRequestInvalid'
  | 'partnerConfirmExpired';

/** What an operator hears; none of it reaches a visitor. */
export type PartnerDirectoryFailure =
  | 'partnerCodeInvalid'
  | 'partnerCodeTaken'
  | 'partnerHostInvalid'
  | 'partnerUnknown'
  | 'partnerServiceInvalid'
  | 'partnerServiceUnknown';
