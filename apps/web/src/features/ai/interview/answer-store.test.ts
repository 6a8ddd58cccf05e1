import { AnswerStore, type AnswerToSave, type SavedAnswer, type SaveOutcome } from './answer-store.js';

const saved = (answer: AnswerToSave): SaveOutcome => ({
  kind: 'saved',
  answer: { ...stored(answer.text, answer.version + 1), questionId: answer.questionId },
});
const stored = (text: string, version: number): SavedAnswer => ({
  questionId: 'q1',
  text,
  version,
  followUp: null,
  seconds: 0,
  savedAt: new Date(0),
});

let sent: AnswerToSave[];
let answers: ((answer: AnswerToSave) => SaveOutcome)[];
const store = (initial: SavedAnswer[] = []) =>
  new AnswerStore(initial, (answer) => {
    sent.push(answer);
    return Promise.resolve((answers.shift() ?? saved)(answer));
  });
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  answers = [];
});
afterEach(() => jest.useRealTimers());

it('saves once after a typing pause', async () => {
  const draftStore = store();
  for (const text of ['我', '我负', '我负责']) draftStore.edit('q1', { text });
  expect(draftStore.get('q1').state).toBe('changed');
  await pass(1_000);
  expect(sent.map(({ text, version }) => [text, version])).toEqual([['我负责', 0]]);
  expect([draftStore.get('q1').state, draftStore.get('q1').version, draftStore.isOpen]).toEqual([
    'saved',
    1,
    false,
  ]);
});

it('saves text typed during a save, based on the resulting version', async () => {
  const draftStore = store();
  answers = [
    (answer) => {
      draftStore.edit('q1', { text: '第二版' });
      return saved(answer);
    },
  ];
  draftStore.edit('q1', { text: '第一版' });
  await pass(3_000);
  expect(sent.map(({ text, version }) => [text, version])).toEqual([
    ['第一版', 0],
    ['第二版', 1],
  ]);
});

it('retries until the server has it', async () => {
  const draftStore = store();
  answers = [() => ({ kind: 'unreachable' }), () => ({ kind: 'unreachable' })];
  draftStore.edit('q1', { text: '断网时写的' });
  await pass(900);
  expect(draftStore.get('q1').state).toBe('failed');
  await pass(7_000);
  expect([sent.length, draftStore.get('q1').state]).toEqual([3, 'saved']);
});

it('overwrites nothing of another window until the user decides', async () => {
  const draftStore = store([stored('旧', 1)]);
  answers = [() => ({ kind: 'stale', answer: stored('另一窗口', 2) })];
  draftStore.edit('q1', { text: '这里' });
  await pass(1_000);
  expect(draftStore.get('q1')).toMatchObject({
    state: 'conflict',
    text: '这里',
    theirs: { text: '另一窗口' },
  });
  draftStore.edit('q1', { text: '这里，接着写' });
  await pass(5_000);
  expect(sent).toHaveLength(1);
  await draftStore.resolveConflict('q1', 'mine');
  expect(sent.at(-1)).toMatchObject({ text: '这里，接着写', version: 2 });
  expect(draftStore.get('q1').state).toBe('saved');
});

it("can take the other window's version", async () => {
  const draftStore = store([stored('旧', 1)]);
  answers = [() => ({ kind: 'stale', answer: stored('另一窗口', 2) })];
  draftStore.edit('q1', { text: '这里' });
  await pass(1_000);
  await draftStore.resolveConflict('q1', 'theirs');
  expect(draftStore.get('q1')).toMatchObject({ state: 'saved', text: '另一窗口', version: 2 });
});

it('loads the follow-up when an answer is submitted, even if nothing changed', async () => {
  const draftStore = store([stored('写好了', 1)]);
  answers = [
    ({ text }) => ({
      kind: 'saved',
      answer: { ...stored(text, 2), followUp: { id: 'q1f2', text: '然后呢？', answer: '' } },
    }),
  ];
  await draftStore.submit('q1');
  expect(sent[0]).toMatchObject({ isSubmitted: true, version: 1 });
  expect(draftStore.get('q1').followUp).toEqual({ id: 'q1f2', text: '然后呢？' });
});

it('saves everything at once when leaving the page', async () => {
  const draftStore = store();
  draftStore.edit('q1', { text: '一' });
  draftStore.edit('q2', { text: '二' });
  await draftStore.flush();
  expect(sent.map(({ questionId }) => questionId)).toEqual(['q1', 'q2']);
  draftStore.stop();
  expect(draftStore.isOpen).toBe(false);
});
