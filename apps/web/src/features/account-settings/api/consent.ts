import { getConsent, setConsent } from '@qicheng/contract/consent/index';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/lib/api.js';
import { ACCOUNT } from './account-queries.js';

/** Whether the member allows a language model to process their content, and whether a model is configured. */
export const modelConsentQuery = (userId: string) =>
  queryOptions({
    queryKey: [ACCOUNT, userId, 'consent', 'aiModel'],
    queryFn: ({ signal }) => call(getConsent, { kind: 'aiModel' }, { signal }),
  });

export const setModelConsent = (isGiven: boolean) => call(setConsent, { kind: 'aiModel', isGiven });
