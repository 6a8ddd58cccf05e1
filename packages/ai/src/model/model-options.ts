import type { ProviderName } from './providers.js';

/** How long a model may take; [fault 10]. */
export interface ModelTimeouts {
  /** Until the first word. */
  firstByteMs: number;
  /** Between two words. */
  stallMs: number;
  /** All attempts of one run. */
  totalMs: number;
  /** Before the second attempt at most, whatever the provider asks for. */
  longestPauseMs: number;
}

export const MODEL_TIMEOUTS: ModelTimeouts = {
  firstByteMs: 30_000,
  stallMs: 15_000,
  totalMs: 90_000,
  longestPauseMs: 5_000,
};

/** A language model as the operator set it up. */
export interface ModelOptions {
  provider: ProviderName;
  model: string;
  baseUrl: string;
  apiKey: string;
  /** Tokens of one answer at most. */
  maxOutputTokens: number;
  /** Yuan of a million tokens; both 0 for a server of one's own. */
  prices: { input: number; output: number };
  timeouts?: ModelTimeouts;
}
