import type { Call } from '@qicheng/contract/kit/client';
import type { ShareReading } from '#src/features/resume-share/components/share-text.jsx';
import { ApiFailure, call } from '#src/lib/api.js';
import { type Plain, plain } from '#src/lib/plain.js';

/** Calls the API: over the network in the browser, in process on the server. */
export interface PageContext {
  call: Call;
  /** The shared résumé; prefetched on the server only. */
  reading: ShareReading | null;
}

/** Loads the data of a public page; null when the address matches nothing. */
export type LoadPage<Data> = (ask: Call, query: URLSearchParams) => Promise<Data | null>;

interface LoaderInput {
  request: Request;
  context?: unknown;
}

const askOf = (context: unknown): Call => (context as Partial<PageContext> | undefined)?.call ?? call;

/** A malformed identifier matches nothing either. */
const NAMES_NOTHING = new Set([400, 404]);

/**
 * Creates a route loader. Data that the API does not find is not an error: the page shows its empty state.
 */
export const pageLoader =
  <Data>(load: LoadPage<Data>) =>
  async ({ request, context }: LoaderInput): Promise<Plain<Data> | null> => {
    try {
      const data = await load(askOf(context), new URL(request.url).searchParams);
      return data === null ? null : plain(data);
    } catch (failure) {
      if (failure instanceof ApiFailure && NAMES_NOTHING.has(failure.status)) return null;
      throw failure;
    }
  };

/** The share that the server prefetched; null in the browser, which requests it on mount. */
export const shareLoader = ({ context }: { context?: unknown }): { reading: ShareReading | null } => ({
  reading: (context as Partial<PageContext> | undefined)?.reading ?? null,
});
