import type { Call } from '@qicheng/contract/kit/client';
import type { ShareReading } from '../features/resume-share/components/share-text.js';
import { ApiFailure, call } from '../lib/api.js';
import { type Plain, plain } from '../lib/plain.js';

/** Asks the API: over the network in the browser, inside the process on the server. */
export interface PageContext {
  call: Call;
  /** What the link of a share opens; the server alone has it beforehand. */
  reading: ShareReading | null;
}

/** Data of a public page by its query; null where the address names nothing. */
export type LoadPage<Data> = (ask: Call, query: URLSearchParams) => Promise<Data | null>;

interface LoaderInput {
  request: Request;
  context?: unknown;
}

const askOf = (context: unknown): Call => (context as Partial<PageContext> | undefined)?.call ?? call;

/** An identifier that cannot be one names nothing either. */
const NAMES_NOTHING = new Set([400, 404]);

/** A route's loader. What the API does not find is no error: the page says that there is nothing. */
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

/** What the server gave of a share beforehand; nothing in the browser, which asks when it exists. */
export const shareLoader = ({ context }: { context?: unknown }): { reading: ShareReading | null } => ({
  reading: (context as Partial<PageContext> | undefined)?.reading ?? null,
});
