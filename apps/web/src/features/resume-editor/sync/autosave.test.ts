import { Autosave } from './autosave.js';
import type { LocalDraft, SaveOutcome, SaveRequest, SaveState } from './save-outcome.js';

interface Note {
  text: string;
}
const note = (text: string): Note => ({ text });

/** A server that answers each request when the test does, and a draft store that can reject. */
function stage(start: Note = note('起点')) {
  const sent: { request: SaveRequest<Note>; answer: (outcome: SaveOutcome<Note>) => Promise<void> }[] = [];
  const states: SaveState<Note>[] = [];
  const draftStore = { draft: null as LocalDraft<Note> | null, refuses: false };
  const merges: string[] = [];
  let keys = 0;
  const autosave = new Autosave<Note>({
    start: { content: start, version: 1 },
    send: (request) =>
      new Promise((resolve) => {
        sent.push({
          request,
          answer: async (outcome) => {
            resolve(outcome);
            await jest.advanceTimersByTimeAsync(0);
          },
        });
      }),
    draftStore: {
      keep: (draft) => {
        if (draftStore.refuses) return Promise.reject(new Error('QuotaExceededError'));
        draftStore.draft = draft;
        return Promise.resolve();
      },
      clear: () => {
        draftStore.draft = null;
        return Promise.resolve();
      },
    },
    pauseMs: 500,
    isSame: (one, other) => one.text === other.text,
    // Merges text appended to the common base, but not rewritten text.
    merge: (base, mine, theirs) =>
      mine.text.startsWith(base.text) && theirs.text.startsWith(`${base.text}+`)
        ? note(theirs.text + mine.text.slice(base.text.length))
        : null,
    onMerged: ({ merged }) => merges.push(merged.text),
    savedAt: 500,
    now: () => 1_000,
    newRequestKey: () => `key-${++keys}`,
    onState: (state) => states.push(state),
  });
  return { autosave, sent, states, draftStore, merges };
}

const pause = () => jest.advanceTimersByTimeAsync(500);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('Autosave', () => {
  it('sends one request after a typing pause and says 已保存', async () => {
    const { autosave, sent, draftStore } = stage();
    expect(autosave.state).toEqual({ kind: 'saved', at: 500 });
    for (const text of ['a', 'ab', 'abc']) {
      autosave.edit(note(text));
      await jest.advanceTimersByTimeAsync(200);
    }
    expect(sent).toHaveLength(0);
    await pause();
    expect(sent.map(({ request }) => [request.content.text, request.baseVersion])).toEqual([['abc', 1]]);
    expect(autosave.state.kind).toBe('saving');
    await sent[0]!.answer({ outcome: 'saved', version: 2 });
    expect(autosave.state).toEqual({ kind: 'saved', at: 1_000 });
    expect(draftStore.draft).toBeNull();
  });

  it('keeps one request in flight and sends later typing based on the new version', async () => {
    const { autosave, sent } = stage();
    autosave.edit(note('one'));
    await pause();
    autosave.edit(note('two'));
    await pause();
    expect(sent).toHaveLength(1);
    await sent[0]!.answer({ outcome: 'saved', version: 2 });
    expect(sent[1]!.request).toMatchObject({ content: { text: 'two' }, baseVersion: 2, requestKey: 'key-2' });
  });

  it('keeps a draft while offline and resends the same request with the same key', async () => {
    const { autosave, sent, draftStore } = stage();
    autosave.edit(note('offline'));
    await pause();
    await sent[0]!.answer({ outcome: 'unreachable' });
    expect(autosave.state).toEqual({ kind: 'offline', drafted: true });
    autosave.edit(note('offline, more'));
    await pause();
    expect(sent).toHaveLength(1);
    expect(draftStore.draft).toMatchObject({
      content: { text: 'offline, more' },
      unanswered: { requestKey: 'key-1' },
    });
    autosave.retry();
    await jest.advanceTimersByTimeAsync(0);
    expect(sent[1]!.request).toBe(sent[0]!.request);
    await sent[1]!.answer({ outcome: 'saved', version: 2 });
    expect(sent[2]!.request).toMatchObject({ content: { text: 'offline, more' }, baseVersion: 2 });
    await sent[2]!.answer({ outcome: 'saved', version: 3 });
    expect(autosave.state.kind).toBe('saved');
    expect(draftStore.draft).toBeNull();
  });

  it('retries by itself with growing pauses, or when the server said', async () => {
    const { autosave, sent } = stage();
    autosave.edit(note('x'));
    await pause();
    await sent[0]!.answer({ outcome: 'unreachable' });
    await jest.advanceTimersByTimeAsync(2_000);
    expect(sent).toHaveLength(2);
    await sent[1]!.answer({ outcome: 'unreachable', retryAfterSeconds: 30 });
    await jest.advanceTimersByTimeAsync(29_000);
    expect(sent).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sent).toHaveLength(3);
  });

  it('stops at a stale save, keeps the work as a draft and continues with the chosen copy', async () => {
    const { autosave, sent, draftStore } = stage();
    autosave.edit(note('mine'));
    await pause();
    await sent[0]!.answer({ outcome: 'stale', server: { content: note('theirs'), version: 7 } });
    expect(autosave.state).toMatchObject({ kind: 'stale', server: { version: 7 }, drafted: true });
    expect(draftStore.draft?.content.text).toBe('mine');
    autosave.edit(note('mine, more'));
    await pause();
    expect(sent).toHaveLength(1);
    expect(draftStore.draft?.content.text).toBe('mine, more');
    autosave.decide(note('both'), { content: note('theirs'), version: 7 });
    await jest.advanceTimersByTimeAsync(0);
    expect(sent[1]!.request).toMatchObject({ content: { text: 'both' }, baseVersion: 7 });
  });

  it('needs no decision if the other copy equals the local one or only the version has changed', async () => {
    const { autosave, sent } = stage();
    autosave.edit(note('mine'));
    await pause();
    await sent[0]!.answer({ outcome: 'stale', server: { content: note('起点'), version: 4 } });
    expect(sent[1]!.request).toMatchObject({ content: { text: 'mine' }, baseVersion: 4 });
    await sent[1]!.answer({ outcome: 'stale', server: { content: note('mine'), version: 5 } });
    expect(autosave.state.kind).toBe('saved');
    expect(autosave.ancestor.version).toBe(5);
  });

  it('keeps the draft when the session ended and continues after sign-in', async () => {
    const { autosave, sent } = stage();
    autosave.edit(note('x'));
    await pause();
    await sent[0]!.answer({ outcome: 'signedOut' });
    expect(autosave.state).toEqual({ kind: 'signedOut', drafted: true });
    autosave.retry();
    await jest.advanceTimersByTimeAsync(0);
    await sent[1]!.answer({ outcome: 'saved', version: 2 });
    expect(autosave.state.kind).toBe('saved');
  });

  it("shows the server's rejection and retries after the next edit", async () => {
    const { autosave, sent } = stage();
    autosave.edit(note('x'));
    await pause();
    await sent[0]!.answer({ outcome: 'refused', message: '简历内容格式不正确' });
    expect(autosave.state).toMatchObject({ kind: 'failed', message: '简历内容格式不正确' });
    autosave.edit(note('y'));
    await pause();
    expect(sent[1]!.request).toMatchObject({ content: { text: 'y' }, requestKey: 'key-2' });
  });

  it('is at risk only while work is neither saved nor drafted', async () => {
    const { autosave, sent, draftStore } = stage();
    expect(autosave.atRisk).toBe(false);
    autosave.edit(note('x'));
    expect(autosave.atRisk).toBe(true);
    await pause();
    expect(autosave.atRisk).toBe(false);
    draftStore.refuses = true;
    autosave.edit(note('y'));
    await pause();
    expect(autosave.atRisk).toBe(true);
    await sent[0]!.answer({ outcome: 'unreachable' });
    expect(autosave.state).toEqual({ kind: 'offline', drafted: false });
  });

  it('says 已保存 again after an undo back to the saved content', async () => {
    const saved = note('saved');
    const { autosave, sent } = stage(saved);
    autosave.edit(note('typo'));
    autosave.edit(saved);
    await pause();
    expect(sent).toHaveLength(0);
    expect(autosave.state.kind).toBe('saved');
  });

  it('sends the rest when the editor closes, and the next visit resumes from the draft', async () => {
    const first = stage();
    first.autosave.edit(note('last words'));
    first.autosave.close();
    await jest.advanceTimersByTimeAsync(0);
    await first.sent[0]!.answer({ outcome: 'unreachable' });
    const draft = first.draftStore.draft!;
    const next = stage();
    next.autosave.resume(draft);
    await jest.advanceTimersByTimeAsync(0);
    expect(next.sent[0]!.request).toEqual(first.sent[0]!.request);
    await next.sent[0]!.answer({ outcome: 'saved', version: 2 });
    expect(next.autosave.state.kind).toBe('saved');
  });

  it('merges a copy saved elsewhere into a stale save and saves both on top of it', async () => {
    const { autosave, sent, merges } = stage();
    autosave.edit(note('起点，我'));
    await pause();
    await sent[0]!.answer({ outcome: 'stale', server: { content: note('起点+他'), version: 5 } });
    expect(merges).toEqual(['起点+他，我']);
    expect(sent[1]!.request).toMatchObject({
      content: { text: '起点+他，我' },
      baseVersion: 5,
      requestKey: 'key-2',
    });
    await sent[1]!.answer({ outcome: 'saved', version: 6 });
    expect(autosave.state.kind).toBe('saved');
    expect(autosave.ancestor).toMatchObject({ content: { text: '起点+他，我' }, version: 6 });
  });

  it('merges a copy saved elsewhere without saving by itself', async () => {
    const { autosave, sent, merges } = stage();
    await autosave.mergeRemote({ content: note('起点+他'), version: 2 });
    await autosave.mergeRemote({ content: note('旧'), version: 2 });
    expect([merges, sent.length, autosave.isSettled]).toEqual([['起点+他'], 0, true]);
    autosave.edit(note('起点+他，我'));
    await pause();
    expect(sent[0]!.request.baseVersion).toBe(2);
  });

  it('leaves a request in flight to meet the other copy at the server', async () => {
    const { autosave, sent, merges } = stage();
    autosave.edit(note('起点，我'));
    await pause();
    await autosave.mergeRemote({ content: note('起点+他'), version: 2 });
    expect(merges).toEqual([]);
    await sent[0]!.answer({ outcome: 'stale', server: { content: note('起点+他'), version: 2 } });
    expect(merges).toEqual(['起点+他，我']);
  });

  it('stops for a decision if the other copy cannot be merged', async () => {
    const { autosave, states } = stage();
    autosave.edit(note('重写'));
    await autosave.mergeRemote({ content: note('也重写'), version: 2 });
    expect(states.at(-1)).toMatchObject({ kind: 'stale', server: { version: 2 } });
  });
});
