export type InvitationFailure = 'invitationInvalid';

/** What only operators are told. */
export type InvitationSetupFailure = 'inviterInvalid';
