import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './api.js';
import { reportFailure } from './report-failure.js';
import { useSession } from './session.js';

const MAX_RETRIES = 2;

/** A retry helps after a network failure or a server error, never after a client error. */
const isTransient = (error: unknown) =>
  error instanceof ApiFailure && (error.status === 0 || error.status >= 500);

/**
 * The query cache. Failed reads show in their page's error state; a failed user action is reported [decision
 * 12], unless its form shows the error itself (`meta.isShownInPlace`).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < MAX_RETRIES && isTransient(error),
    },
    mutations: { retry: false },
  },
  mutationCache: new MutationCache({
    onError: (error, _input, _result, { meta }) => {
      if (meta?.isShownInPlace !== true) reportFailure(error);
    },
  }),
});

/** One member's data must not be shown to another: signing out or switching the account clears the cache. */
useSession.subscribe(({ isMember, user }, before) => {
  if (!isMember && before.isMember) queryClient.clear();
  if (user && before.user && user.id !== before.user.id) void queryClient.resetQueries();
});
