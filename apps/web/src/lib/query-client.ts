import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './api.js';
import { reportFailure } from './report-failure.js';
import { useSession } from './session.js';

const MOST_RETRIES = 2;

/** A second try helps against a lost line or a failing server, never against an answer. */
const isPassing = (error: unknown) =>
  error instanceof ApiFailure && (error.status === 0 || error.status >= 500);

/**
 * The data cache. Reads fail silently into their page's failed state; what a user started and failed is
 * told [decision 12], unless its form says so itself (`meta.isShownInPlace`).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < MOST_RETRIES && isPassing(error),
    },
    mutations: { retry: false },
  },
  mutationCache: new MutationCache({
    onError: (error, _input, _result, { meta }) => {
      if (meta?.isShownInPlace !== true) reportFailure(error);
    },
  }),
});

/** What one member has read is nobody else's: who signs out or signs in as another person starts over. */
useSession.subscribe(({ isMember, user }, before) => {
  if (!isMember && before.isMember) queryClient.clear();
  if (user && before.user && user.id !== before.user.id) void queryClient.resetQueries();
});
