import { getEgress, listEgress } from '@qicheng/contract/egress/egress.contract';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/lib/api.js';
import { ACCOUNT } from './account-queries.js';

export type EgressEntry = ResultOf<typeof listEgress>['list'][number];

const NEWEST = 20;

/** The latest language model calls on the member's behalf. */
export const egressQuery = (userId: string) =>
  queryOptions({
    queryKey: [ACCOUNT, userId, 'egress'],
    queryFn: ({ signal }) => call(listEgress, { page: 1, limit: NEWEST }, { signal }),
  });

/** Full text of one call; loaded when it is opened. */
export const egressTextQuery = (userId: string, callId: string, isOpen: boolean) =>
  queryOptions({
    queryKey: [ACCOUNT, userId, 'egress', callId],
    queryFn: ({ signal }) => call(getEgress, { callId }, { signal }),
    enabled: isOpen,
  });
