import { create } from 'zustand';

export interface UnreadCounts {
  system: number;
  personal: number;
}

const none: UnreadCounts = { system: 0, personal: 0 };

/** Unread messages of each kind, from the server's last answer. */
export const useUnread = create<UnreadCounts>()(() => none);

export const setUnread = ({ system, personal }: UnreadCounts): void =>
  useUnread.setState({ system, personal });

export const clearUnread = (): void => useUnread.setState(none);
