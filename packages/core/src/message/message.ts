/** Reasons of core/message. */
export type MessageFailure = 'announcementInvalid' | 'announcementTold';

/** `system` is told to all members, `personal` to one. */
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

/** What is to be told, and the name of the event, so that one event is told once. */
export interface News {
  event: string;
  title: string;
  body?: string;
  /** A path of the site. */
  link?: string;
}
