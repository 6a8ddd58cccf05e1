export type ModelErrorKind = 'unavailable' | 'timedOut' | 'refused' | 'capped' | 'leak' | 'aborted';

interface ProblemFacts {
  /** Whether asking once more can help. */
  canRetry?: boolean;
  retryAfterMs?: number;
  /** What the model is told when it is asked once more. */
  correction?: string;
}

/** Why a model gave nothing that can be used. `code` names it in the ledger and in logs; neither holds content. */
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

/** The ledger of calls let this one not begin: a cap is reached or a consent is missing. */
export class LedgerRefusal extends ModelError {}
