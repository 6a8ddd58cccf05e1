/** One attempt to store the résumé. It is sent again unchanged, with its key, until the server has answered. */
export interface SaveRequest<Content> {
  readonly content: Content;
  readonly baseVersion: number;
  readonly requestKey: string;
}

/** What the server holds: the content and the version that a next save must name. */
export interface ServerCopy<Content> {
  readonly content: Content;
  readonly version: number;
}

/** Every way in which a save can end; transport errors are outcomes here, not exceptions. */
export type SaveOutcome<Content> =
  | { readonly outcome: 'saved'; readonly version: number }
  | { readonly outcome: 'stale'; readonly server: ServerCopy<Content> }
  | { readonly outcome: 'unreachable'; readonly retryAfterSeconds?: number }
  | { readonly outcome: 'signedOut' }
  | { readonly outcome: 'refused'; readonly message: string };

/** Work that the server has not confirmed, as it lies in the browser. */
export interface LocalDraft<Content> {
  readonly content: Content;
  /** What the server had confirmed when this work was done: the common ancestor of a merge. */
  readonly base: ServerCopy<Content>;
  /** Sent but never answered: it may or may not have been stored, so it goes out first. */
  readonly unanswered: SaveRequest<Content> | null;
  readonly keptAt: number;
}

/** The place where drafts of one résumé lie. */
export interface DraftStore<Content> {
  keep(draft: LocalDraft<Content>): Promise<void>;
  clear(): Promise<void>;
}

/** The state that the top bar puts into words. */
export type SaveState<Content> =
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'saving' }
  | { readonly kind: 'offline'; readonly drafted: boolean }
  | { readonly kind: 'failed'; readonly message: string; readonly drafted: boolean }
  | { readonly kind: 'signedOut'; readonly drafted: boolean }
  | { readonly kind: 'stale'; readonly server: ServerCopy<Content>; readonly drafted: boolean };
