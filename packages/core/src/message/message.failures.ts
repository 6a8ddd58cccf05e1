/** Reasons of core/message. */
export type MessageFailure = 'announcementInvalid' | 'announcementTold';
