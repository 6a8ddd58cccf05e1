import type { ProviderName } from './providers.js';

/** Time limits for a model; [fault 10]. */
export interface ModelTimeouts {
  /** Until the first token. */
  firstByteMs: number;
  /** Between two tokens. */
  stallMs: number;
  /** For all attempts of one run. */
  totalMs: number;
  /** The longest wait before the second attempt, whatever the provider asks for. */
  longestPauseMs: number;
}

export const MODEL_TIMEOUTS: ModelTimeouts = {
  firstByteMs: 30_000,
  stallMs: 15_000,
  totalMs: 90_000,
  longestPauseMs: 5_000,
};

/** The language model configured by the operator. */
export interface ModelOptions {
  provider: ProviderName;
  model: string;
  baseUrl: string;
  apiKey: string;
  /** Maximum tokens of one answer. */
  maxOutputTokens: number;
  /** Yuan per million tokens; both 0 for a self-hosted server. */
  prices: { input: number; output: number };
  timeouts?: ModelTimeouts;
}
