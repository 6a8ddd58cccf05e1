/** Reasons of core/message. */
export type MessageFailure = 'announcementInvalid' | 'announcementTold';

/** `system` is for all members, `personal` for one. */
export type MessageKind = 'system' | 'personal';

export interface MessageState {
  id: string;
  kind: MessageKind;
  title: string;
  body: string;
  link: string;
  isRead: boolean;
  createdAt: Date;
}

export type UnreadCounts = Record<MessageKind, number>;

/** The message and its event key, which makes it idempotent. */
export interface News {
  event: string;
  title: string;
  body?: string;
  /** A path of the site. */
  link?: string;
}
