export type ModelErrorKind = 'unavailable' | 'timedOut' | 'refused' | 'capped' | 'leak' | 'aborted';

interface ProblemFacts {
  /** Whether a retry can help. */
  canRetry?: boolean;
  retryAfterMs?: number;
  /** The instruction sent with the retry. */
  correction?: string;
}

/** Why a model gave no usable answer. `code` identifies the reason in the ledger and in logs, which hold no content. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly canRetry: boolean;
  readonly retryAfterMs: number;
  readonly correction: string | null;

  constructor(
    readonly kind: ModelErrorKind,
    readonly code: string,
    { canRetry = false, retryAfterMs = 0, correction }: ProblemFacts = {},
  ) {
    super(`${kind}: ${code}`);
    this.canRetry = canRetry;
    this.retryAfterMs = retryAfterMs;
    this.correction = correction ?? null;
  }
}

/** The ledger refused the call: a limit is reached or consent is missing. */
export class LedgerRefusal extends ModelError {}
