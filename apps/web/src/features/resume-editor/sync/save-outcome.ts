/** One attempt to save the résumé. It is repeated unchanged, with its key, until the server has answered. */
export interface SaveRequest<Content> {
  readonly content: Content;
  readonly baseVersion: number;
  readonly requestKey: string;
}

/** The server's content, and the version that the next save must name. */
export interface ServerCopy<Content> {
  readonly content: Content;
  readonly version: number;
}

/** Every way a save can end; transport errors are outcomes here, not exceptions. */
export type SaveOutcome<Content> =
  | { readonly outcome: 'saved'; readonly version: number }
  | { readonly outcome: 'stale'; readonly server: ServerCopy<Content> }
  | { readonly outcome: 'unreachable'; readonly retryAfterSeconds?: number }
  | { readonly outcome: 'signedOut' }
  | { readonly outcome: 'refused'; readonly message: string };

/** Work not confirmed by the server, as stored in the browser. */
export interface LocalDraft<Content> {
  readonly content: Content;
  /** The server's confirmed copy at that time: the common ancestor of a merge. */
  readonly base: ServerCopy<Content>;
  /** Sent but never answered: it may have been stored, so it is sent first. */
  readonly unanswered: SaveRequest<Content> | null;
  readonly keptAt: number;
}

/** Storage for drafts of one résumé. */
export interface DraftStore<Content> {
  keep(draft: LocalDraft<Content>): Promise<void>;
  clear(): Promise<void>;
}

/** The state that the top bar describes. */
export type SaveState<Content> =
  /** `at` is the last save; null if it is unknown. */
  | { readonly kind: 'saved'; readonly at: number | null }
  | { readonly kind: 'saving' }
  | { readonly kind: 'offline'; readonly drafted: boolean }
  | { readonly kind: 'failed'; readonly message: string; readonly drafted: boolean }
  | { readonly kind: 'signedOut'; readonly drafted: boolean }
  | { readonly kind: 'stale'; readonly server: ServerCopy<Content>; readonly drafted: boolean };
