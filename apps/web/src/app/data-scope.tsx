import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
// Pages with a query cache call the API at once: its client comes with them, not after them.
import '#src/lib/api-client.js';
import { queryClient } from '#src/lib/query-client.js';

// The server creates one per page: one visitor's searches must not stay in its memory.
const cacheHere = () => (typeof window === 'undefined' ? new QueryClient() : queryClient);

/** Provides the query cache; loaded with the pages that need it. */
export function DataScope({ children }: { children: ReactNode }) {
  const [client] = useState(cacheHere);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
