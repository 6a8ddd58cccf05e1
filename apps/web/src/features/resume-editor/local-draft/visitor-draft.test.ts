import { emptyDocument } from '@qicheng/resume/defaults';
import { blockStoredValues, resetStoredValues } from '#src/testing/stored-values.js';
import {
  beginDraft,
  claimDrafts,
  discardDraft,
  findDraft,
  hasDraftFor,
  noteRefusal,
  saveDraft,
} from './visitor-draft.js';

jest.mock('idb-keyval', () => jest.requireActual<object>('#src/testing/stored-values.js'));

const content = (title: string) => ({ title, document: emptyDocument() });
const request = (title: string, baseVersion: number) => ({
  content: content(title),
  baseVersion,
  requestKey: 'any',
});

beforeEach(() => resetStoredValues());

it('there is one per browser: creating a second one returns the first', async () => {
  const drafts = await Promise.all([beginDraft(content('甲')), beginDraft(content('乙'))]);
  expect(new Set(drafts.map(({ id }) => id)).size).toBe(1);
  expect((await findDraft())?.content.title).toBe('甲');
});

it('a tab that saves over an unseen version gets the other copy, and nothing is lost', async () => {
  const { id } = await beginDraft(content('起点'));
  expect(await saveDraft(id, request('一', 1))).toEqual({ outcome: 'saved', version: 2 });
  expect(await saveDraft(id, request('二', 1))).toMatchObject({
    outcome: 'stale',
    server: { version: 2, content: { title: '一' } },
  });
  expect((await findDraft())?.content.title).toBe('一');
});

it('once claimed by a member, it is closed to other tabs, visitors and members', async () => {
  const { id } = await beginDraft(content('陈'));
  expect(await claimDrafts('chen')).toMatchObject([{ id, userId: 'chen' }]);
  expect(await findDraft()).toBeNull();
  expect(await saveDraft(id, request('后写的', 1))).toMatchObject({ outcome: 'refused' });
  expect(await hasDraftFor('li')).toBe(false);
  expect(await claimDrafts('li')).toEqual([]);
  expect(await hasDraftFor('chen')).toBe(true);
  expect(await claimDrafts('chen')).toMatchObject([{ id }]);
});

it('a visitor can start a new draft beside a rejected one; discarding one keeps the other', async () => {
  const first = await beginDraft(content('一'));
  await claimDrafts('chen');
  await noteRefusal(first.id, '简历数量已达上限');
  const second = await beginDraft(content('二'));
  expect(second.id).not.toBe(first.id);
  await discardDraft(second.id);
  expect(await findDraft()).toBeNull();
  expect(await claimDrafts('chen')).toMatchObject([{ id: first.id, refusal: '简历数量已达上限' }]);
  await discardDraft(first.id);
  expect(await hasDraftFor('chen')).toBe(false);
});

it('a failed write loses nothing that was stored, and the next one continues from it', async () => {
  const { id } = await beginDraft(content('起点'));
  await saveDraft(id, request('一', 1));
  blockStoredValues(true);
  expect(await saveDraft(id, request('二', 2))).toMatchObject({ outcome: 'refused' });
  expect((await findDraft())?.content.title).toBe('二');
  blockStoredValues(false);
  expect(await saveDraft(id, request('三', 3))).toEqual({ outcome: 'saved', version: 4 });
  expect((await findDraft())?.content.title).toBe('三');
  await discardDraft(id);
});

it('with blocked storage the draft lasts for the visit, and saving says so', async () => {
  resetStoredValues(true);
  const { id } = await beginDraft(content('起点'));
  expect(await saveDraft(id, request('一', 1))).toMatchObject({
    outcome: 'refused',
    message: expect.stringContaining('不允许本站保存数据'),
  });
  expect(await claimDrafts('chen')).toMatchObject([{ id, content: { title: '一' } }]);
  await discardDraft(id);
});
