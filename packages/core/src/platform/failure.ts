/** Reasons that any feature may use; each feature adds its own union in `<feature>.failures.ts`. */
export type CommonFailure =
  | 'unauthenticated'
  | 'notFound'
  /** The request needs something that was deleted in the meantime. */
  | 'referenceGone'
  | 'forbidden'
  | 'tooManyRequests'
  | 'busy'
  /** It is unknown whether the request was accepted; never used for refusals. */
  | 'unsettled';

/**
 * A refusal that the caller caused or must learn about. The reason is a name; code, message and status belong
 * to the API layer. `retryAfterSeconds` comes with `tooManyRequests` and `busy`; `data` may be shown to the
 * client (a stale save carries the server's copy); `about` names the cause in the user's terms.
 */
export class Failure<Reason extends string = string> extends Error {
  readonly retryAfterSeconds: number | undefined;
  readonly data: unknown;
  readonly about: string | undefined;

  constructor(
    readonly reason: Reason,
    detail: { retryAfterSeconds?: number; data?: unknown; about?: string } = {},
  ) {
    super(reason);
    this.name = 'Failure';
    this.retryAfterSeconds = detail.retryAfterSeconds;
    this.data = detail.data;
    this.about = detail.about;
  }
}
