import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  countUnreadMessages,
  listMessages,
  readAllMessages,
  readMessage,
} from '@qicheng/contract/message/index';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#src/lib/api.js';
import { setUnread } from '#src/lib/unread.js';

export type MessageKind = NonNullable<InputOf<typeof listMessages>['kind']>;
export type Message = ResultOf<typeof listMessages>['list'][number];

const PAGE = 20;

/** Messages of one kind or both, newest first, paginated. */
export const messagesQuery = (kind: MessageKind | undefined) =>
  infiniteQueryOptions({
    queryKey: ['messages', kind ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(listMessages, { ...(kind && { kind }), page: pageParam, limit: PAGE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * PAGE < total ? page + 1 : undefined),
  });

/** Loads the unread counts and stores them for the header. */
export async function refreshUnread(signal?: AbortSignal): Promise<void> {
  setUnread(await call(countUnreadMessages, {}, signal ? { signal } : {}));
}

export const markRead = async (id: string): Promise<void> => setUnread(await call(readMessage, { id }));

export const markAllRead = async (kind: MessageKind | undefined): Promise<void> =>
  setUnread(await call(readAllMessages, kind ? { kind } : {}));
