import { create } from 'zustand';

export interface UnreadCounts {
  system: number;
  personal: number;
}

const none: UnreadCounts = { system: 0, personal: 0 };

/** How many messages of each kind are unread, as the server last said. */
export const useUnread = create<UnreadCounts>()(() => none);

export const keepUnread = ({ system, personal }: UnreadCounts): void =>
  useUnread.setState({ system, personal });

export const forgetUnread = (): void => useUnread.setState(none);
