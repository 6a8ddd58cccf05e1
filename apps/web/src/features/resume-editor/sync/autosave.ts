import type {
  DraftStore,
  LocalDraft,
  SaveOutcome,
  SaveRequest,
  SaveState,
  ServerCopy,
} from './save-outcome.js';

const RETRY_FIRST_MS = 2_000;
const MAX_RETRY_MS = 60_000;

export interface AutosaveParts<Content> {
  readonly start: ServerCopy<Content>;
  readonly send: (request: SaveRequest<Content>) => Promise<SaveOutcome<Content>>;
  readonly draftStore: DraftStore<Content>;
  /** Typing pause before a save. */
  readonly pauseMs: number;
  readonly isSame: (one: Content, other: Content) => boolean;
  /** Merges two copies with a common ancestor; null if it needs a person. */
  readonly merge: (base: Content, mine: Content, theirs: Content) => Content | null;
  /** Called when another copy was merged automatically. */
  readonly onMerged?: (merge: Merge<Content>) => void;
  /** The save before this page was opened; null if unknown. */
  readonly savedAt: number | null;
  readonly now: () => number;
  readonly newRequestKey: () => string;
  readonly onState: (state: SaveState<Content>) => void;
  /** Called after each confirmed save, to notify other tabs. */
  readonly onSaved?: (version: number) => void;
}

/** The automatic merge of another copy into this one. */
export interface Merge<Content> {
  readonly base: Content;
  readonly mine: Content;
  readonly server: Content;
  readonly merged: Content;
}

/**
 * Keeps one résumé saved: waits for a typing pause, has one request in flight, keeps a draft in the browser
 * until the server has confirmed, and stops for a decision if another copy was saved meanwhile.
 */
export class Autosave<Content> {
  private latest: Content;
  private confirmed: ServerCopy<Content>;
  private unanswered: SaveRequest<Content> | null = null;
  private drafted: Content | null = null;
  private current: SaveState<Content>;
  private pauseTimer: ReturnType<typeof setTimeout> | undefined;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private retryDelay = RETRY_FIRST_MS;
  private pausing = false;
  private inFlight = false;
  private closed = false;

  constructor(private readonly parts: AutosaveParts<Content>) {
    this.latest = parts.start.content;
    this.confirmed = parts.start;
    this.current = { kind: 'saved', at: parts.savedAt };
  }

  get state(): SaveState<Content> {
    return this.current;
  }

  /** The newest content, saved or not. */
  get content(): Content {
    return this.latest;
  }

  /** The last content confirmed by the server: the common ancestor of a merge. */
  get ancestor(): ServerCopy<Content> {
    return this.confirmed;
  }

  /** True if the server has confirmed everything. */
  get isSettled(): boolean {
    return this.latest === this.confirmed.content && this.unanswered === null;
  }

  /**
   * True while some work is neither on the server nor in the browser's draft: only then does leaving warn.
   */
  get atRisk(): boolean {
    return !this.isSettled && this.latest !== this.drafted;
  }

  /** Accepts the newest content; it is sent after a typing pause. */
  edit(content: Content): void {
    if (content === this.latest) return;
    this.latest = content;
    if (this.current.kind === 'saved' || this.current.kind === 'failed') this.announce({ kind: 'saving' });
    this.afterPause();
  }

  /** Resumes from a draft of an earlier visit. */
  resume(draft: LocalDraft<Content>): void {
    this.closed = false;
    this.latest = draft.content;
    this.drafted = draft.content;
    this.unanswered = draft.unanswered;
    this.confirmed = draft.base;
    this.retry();
  }

  /** Sends now: when the page hides, after the network or the session has returned, or on 重试. */
  retry(): void {
    if (this.current.kind === 'stale' || this.isSettled) return;
    this.retryDelay = RETRY_FIRST_MS;
    clearTimeout(this.pauseTimer);
    clearTimeout(this.retryTimer);
    this.announce({ kind: 'saving' });
    void this.flush();
  }

  /** Continues after a stale save with the content that the user chose. */
  decide(content: Content, server: ServerCopy<Content>): void {
    this.confirmed = server;
    this.latest = content;
    this.drafted = null;
    this.announce({ kind: 'saving' });
    if (this.parts.isSame(content, server.content)) void this.rest();
    else void this.flush();
  }

  /** Merges a version saved elsewhere; a request in flight meets it at the server. */
  async mergeRemote(server: ServerCopy<Content>): Promise<void> {
    if (this.inFlight || this.unanswered !== null || server.version <= this.confirmed.version) return;
    await this.reconcile(server);
  }

  /** Starts, or continues after `close`. */
  open(): void {
    this.closed = false;
    if (!this.isSettled) this.retry();
  }

  /** Sends the rest and stops; what cannot be sent stays in the draft. */
  close(): void {
    this.closed = true;
    clearTimeout(this.pauseTimer);
    clearTimeout(this.retryTimer);
    if (this.isSettled) return;
    if (this.mustWait) void this.keepDraft();
    else void this.flush();
  }

  /** Stores unsaved work in the browser's draft; false if the browser refused. */
  async keepDraft(): Promise<boolean> {
    const content = this.latest;
    const draft = { content, base: this.confirmed, unanswered: this.unanswered, keptAt: this.parts.now() };
    const isStored = await this.parts.draftStore.keep(draft).then(
      () => true,
      () => false,
    );
    if (isStored) this.drafted = content;
    return isStored;
  }

  /** Sending must wait for a decision, a sign-in, or the next retry. */
  private get mustWait(): boolean {
    return (
      this.current.kind === 'stale' || this.current.kind === 'signedOut' || this.current.kind === 'offline'
    );
  }

  private afterPause(): void {
    clearTimeout(this.pauseTimer);
    this.pausing = true;
    this.pauseTimer = setTimeout(() => {
      this.pausing = false;
      void (this.mustWait ? this.updateDraft() : this.flush());
    }, this.parts.pauseMs);
  }

  private async updateDraft(): Promise<void> {
    const drafted = await this.keepDraft();
    const { kind } = this.current;
    if (kind !== 'saved' && kind !== 'saving') this.announce({ ...this.current, drafted });
  }

  private async flush(): Promise<void> {
    if (this.inFlight) return;
    if (this.isSettled) return this.rest();
    this.inFlight = true;
    // An unanswered request is repeated unchanged: the server may have stored it already.
    const request = (this.unanswered ??= {
      content: this.latest,
      baseVersion: this.confirmed.version,
      requestKey: this.parts.newRequestKey(),
    });
    await this.keepDraft();
    const outcome = await this.parts.send(request);
    this.inFlight = false;
    await this.handleOutcome(request, outcome);
  }

  private async handleOutcome(request: SaveRequest<Content>, result: SaveOutcome<Content>): Promise<void> {
    if (result.outcome !== 'unreachable' && result.outcome !== 'signedOut') this.unanswered = null;
    if (result.outcome === 'saved')
      return this.continueAfterSave({ content: request.content, version: result.version });
    if (result.outcome === 'stale') return this.reconcile(result.server);
    const drafted = await this.keepDraft();
    if (result.outcome === 'signedOut') return this.announce({ kind: 'signedOut', drafted });
    if (result.outcome === 'refused')
      return this.announce({ kind: 'failed', message: result.message, drafted });
    this.announce({ kind: 'offline', drafted });
    this.tryLater(result.retryAfterSeconds);
  }

  /** Another copy was saved: only a real difference needs a decision. */
  private async reconcile(server: ServerCopy<Content>): Promise<void> {
    if (this.parts.isSame(server.content, this.latest)) {
      this.confirmed = { content: this.latest, version: server.version };
      return this.rest();
    }
    if (this.parts.isSame(server.content, this.confirmed.content)) {
      this.confirmed = { content: this.confirmed.content, version: server.version };
      return this.flush();
    }
    const base = this.confirmed.content;
    const mine = this.latest;
    const merged = this.parts.merge(base, mine, server.content);
    if (merged === null) return this.announce({ kind: 'stale', server, drafted: await this.keepDraft() });
    const isUnchanged = this.parts.isSame(merged, server.content);
    this.confirmed = isUnchanged ? { content: merged, version: server.version } : server;
    this.latest = merged;
    this.parts.onMerged?.({ base, mine, server: server.content, merged });
    return isUnchanged ? this.rest() : this.flush();
  }

  private async continueAfterSave(confirmed: ServerCopy<Content>): Promise<void> {
    this.retryDelay = RETRY_FIRST_MS;
    this.confirmed = confirmed;
    this.parts.onSaved?.(confirmed.version);
    if (this.isSettled) return this.rest();
    this.announce({ kind: 'saving' });
    // Typing continued during this save: wait for its own pause, unless that is over already.
    if (!this.pausing || this.closed) await this.flush();
  }

  private async rest(): Promise<void> {
    this.latest = this.confirmed.content;
    this.drafted = null;
    this.announce({ kind: 'saved', at: this.parts.now() });
    await this.parts.draftStore.clear().catch(() => undefined);
  }

  private tryLater(afterSeconds: number | undefined): void {
    if (this.closed) return;
    const delay = afterSeconds === undefined ? this.retryDelay : afterSeconds * 1_000;
    this.retryDelay = Math.min(this.retryDelay * 2, MAX_RETRY_MS);
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => void this.flush(), delay);
  }

  private announce(state: SaveState<Content>): void {
    this.current = state;
    if (!this.closed) this.parts.onState(state);
  }
}
