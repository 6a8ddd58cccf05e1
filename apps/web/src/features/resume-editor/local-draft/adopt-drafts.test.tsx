import { listResumes } from '@qicheng/contract/resume/library.contract';
import { saveResume } from '@qicheng/contract/resume/resume.contract';
import { emptyDocument } from '@qicheng/resume/defaults';
import { ToastRegion } from '@qicheng/ui/toast';
import { act, render, screen } from '@testing-library/react';
import { resetStoredValues } from '#src/testing/stored-values.js';
import { stubServer } from '#src/testing/stub-server.js';
import { adoptDrafts } from './adopt-drafts.js';
import { beginDraft, claimDrafts, findDraft, hasDraftFor } from './visitor-draft.js';

jest.mock('idb-keyval', () => jest.requireActual<object>('#src/testing/stored-values.js'));

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  resetStoredValues();
  server = stubServer();
  server.answer(listResumes, { data: { list: [], total: 0 } });
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
  server.close();
});

const written = { ...emptyDocument(), basics: { name: { zh: '陈小满' } } };
const begin = (title = '数据分析 · 校招') => beginDraft({ title, document: written });
const summary = (id: string) => ({
  id,
  title: '简历',
  templateCode: 'tem0001',
  language: 'zh',
  version: 1,
  updatedAt: new Date(),
});
const sentDrafts = () =>
  server.callsTo(saveResume).map(({ body }) => (body as { draft_id: string }).draft_id);
const takesDrafts = () =>
  server.answer(saveResume, (body) => ({ data: summary((body as { draft_id: string }).draft_id) }));

it('sends the draft under its own id, and deletes it once the server confirms', async () => {
  takesDrafts();
  const { id } = await begin();
  expect(await adoptDrafts('chen')).toEqual([{ id, problem: null }]);
  expect(sentDrafts()).toEqual([id]);
  expect(server.callsTo(saveResume)[0]?.body).toMatchObject({ title: '数据分析 · 校招' });
  expect(await hasDraftFor('chen')).toBe(false);
  expect(await adoptDrafts('chen')).toEqual([]);
});

it('announces it once, whoever called first', async () => {
  takesDrafts();
  await begin();
  render(<ToastRegion textMs={60_000} actionMs={60_000} />);
  await act(() => adoptDrafts('chen'));
  await act(() => adoptDrafts('chen'));
  expect(screen.getAllByText('草稿已存入账号')).toHaveLength(1);
});

it('sends it once if called twice at the same time, by the page and by its frame', async () => {
  takesDrafts();
  const { id } = await begin();
  await Promise.all([adoptDrafts('chen'), adoptDrafts('chen')]);
  expect(sentDrafts()).toEqual([id]);
});

it('sends the same draft again after a lost response, for the same member only', async () => {
  server.answer(saveResume, { status: 503 });
  const { id } = await begin();
  expect(await adoptDrafts('chen')).toMatchObject([{ id, problem: expect.stringContaining('网络') }]);
  takesDrafts();
  expect(await adoptDrafts('li')).toEqual([]);
  expect(await adoptDrafts('chen')).toEqual([{ id, problem: null }]);
  expect(sentDrafts()).toEqual([id, id]);
});

it('leaves the draft to the next page if this one is killed between claim and response', async () => {
  takesDrafts();
  const { id } = await begin();
  await claimDrafts('chen');
  expect(await adoptDrafts('chen')).toEqual([{ id, problem: null }]);
  expect(await hasDraftFor('chen')).toBe(false);
});

it('keeps a draft that the account rejects, says why and sends it when there is room', async () => {
  server.answer(saveResume, { reason: 'resumeLimitReached' });
  const { id } = await begin();
  expect(await adoptDrafts('chen')).toEqual([{ id, problem: '简历数量已达上限，请先删除不需要的简历' }]);
  expect(await findDraft()).toBeNull();
  takesDrafts();
  expect(await adoptDrafts('chen')).toEqual([{ id, problem: null }]);
});

it('numbers a default title among those of the account', async () => {
  takesDrafts();
  server.answer(listResumes, {
    data: { list: [{ ...summary('0190a7e2-5b1c-7c3d-9e4f-000000000001'), title: '我的简历' }], total: 1 },
  });
  await begin('我的简历');
  await adoptDrafts('chen');
  expect(server.callsTo(saveResume)[0]?.body).toMatchObject({ title: '我的简历 2' });
});

it('discards an empty draft, unless its page is open', async () => {
  takesDrafts();
  const empty = { title: '我的简历', document: emptyDocument() };
  await beginDraft(empty);
  expect(await adoptDrafts('chen')).toEqual([]);
  const { id } = await beginDraft(empty);
  window.history.replaceState(null, '', `/resume/edit?id=${id}`);
  expect(await adoptDrafts('chen')).toEqual([{ id, problem: null }]);
  expect(sentDrafts()).toEqual([id]);
});
