/** Reasons that any feature may give; each feature adds its own union in `<feature>.failures.ts`. */
export type CommonFailure =
  | 'unauthenticated'
  | 'notFound'
  | 'forbidden'
  | 'tooManyRequests'
  | 'busy'
  /** Not known whether it was taken; never said of what was refused. */
  | 'unsettled';

/**
 * A refusal that the caller caused or must hear about. The reason is a name; code, message and status
 * belong to the edge. `retryAfterSeconds` comes with `tooManyRequests` and `busy`; `data` is what the
 * edge may show (a stale save carries the server's copy); `about` says what exactly, in the person's own terms.
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
