import { getConsent, setConsent } from '@qicheng/contract/consent/index';
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

/** Whether the member allows a language model to process their content, and whether a model is configured. */
export const modelConsentQuery = (userId: string) =>
  queryOptions({
    queryKey: [ACCOUNT, userId, 'consent', 'aiModel'],
    queryFn: ({ signal }) => call(getConsent, { kind: 'aiModel' }, { signal }),
  });

export const setModelConsent = (isGiven: boolean) => call(setConsent, { kind: 'aiModel', isGiven });
