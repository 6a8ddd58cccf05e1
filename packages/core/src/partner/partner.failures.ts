/** Why a partner's ticket, proof or request is not taken. */
export type PartnerFailure =
  | 'partnerTicketInvalid'
  | 'partnerProofInvalid'
  | 'partnerRequestInvalid'
  | 'partnerConfirmExpired';

/** Messages for operators; none of them reaches a visitor. */
export type PartnerDirectoryFailure =
  | 'partnerCodeInvalid'
  | 'partnerCodeTaken'
  | 'partnerHostInvalid'
  | 'partnerUnknown'
  | 'partnerServiceInvalid'
  | 'partnerServiceUnknown';
