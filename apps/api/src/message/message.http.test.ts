import {
  countUnreadMessages,
  listMessages,
  readAllMessages,
  readMessage,
} from '@qicheng/contract/message/index';
import { MessageService } from '@qicheng/core/message';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

let api: TestApi;
let messages: MessageService;
beforeAll(async () => {
  api = await startApi();
  messages = api.app.get(MessageService, { strict: false });
});
afterAll(() => api.stop());

const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

describe('messages', () => {
  it('are sent once, listed newest first, and counted by kind until read', async () => {
    const { userId, call } = await openAccount(api, '13800000201');
    expect(
      await messages.notify(userId, { event: 'gift', title: 'AI 次数已到账', link: '/personal/deta' }),
    ).toBe(true);
    expect(await messages.notify(userId, { event: 'gift', title: 'AI 次数已到账' })).toBe(false);
    await messages.notify(userId, {
      event: 'phone',
      title: '手机号已更换',
      body: '如非本人操作，请联系客服。',
    });
    await messages.announce({ event: 'maintenance-1', title: '系统维护通知' });
    expect(await call(countUnreadMessages, {})).toEqual({ count: 3, system: 1, personal: 2 });
    expect((await call(countUnreadMessages, { kind: 'system' })).count).toBe(1);

    const all = await call(listMessages, {});
    expect(all.total).toBe(3);
    expect(titles(all.list)).toEqual(['系统维护通知', '手机号已更换', 'AI 次数已到账']);
    expect(all.list[2]).toMatchObject({ kind: 'personal', link: '/personal/deta', isRead: false });
    const own = await call(listMessages, { kind: 'personal', page: 2, limit: 1 });
    expect([own.total, titles(own.list)]).toEqual([2, ['AI 次数已到账']]);

    const first = all.list[0]?.id ?? '';
    expect(await call(readMessage, { id: first })).toEqual({ count: 2, system: 0, personal: 2 });
    expect(await call(readMessage, { id: first })).toEqual({ count: 2, system: 0, personal: 2 });
    expect((await call(listMessages, {})).list.map(({ isRead }) => isRead)).toEqual([true, false, false]);
    expect(await call(readAllMessages, { kind: 'system' })).toEqual({ count: 2, system: 0, personal: 2 });
    expect(await call(readAllMessages, {})).toEqual({ count: 0, system: 0, personal: 0 });
  });

  it('PE1: are neither shown to nor marked by another user', async () => {
    const one = await openAccount(api, '13800000202');
    const other = await openAccount(api, '13800000203');
    await messages.notify(one.userId, { event: 'secret', title: '只告诉一个人' });
    const { list } = await one.call(listMessages, { kind: 'personal' });
    const id = list[0]?.id ?? '';
    const random = '00000000-0000-7000-8000-00000000abcd';
    expect((await other.call(listMessages, { kind: 'personal' })).total).toBe(0);
    expect(await other.call(readMessage, { id })).toEqual(await other.call(readMessage, { id: random }));
    expect(await other.call(readAllMessages, { ids: [id] })).toMatchObject({ personal: 0 });
    expect((await one.call(countUnreadMessages, {})).personal).toBe(1);
  });

  it('exclude those from before a member joined', async () => {
    await messages.announce({ event: 'before', title: '以前的公告' });
    const { call } = await openAccount(api, '13800000204');
    expect((await call(listMessages, { kind: 'system' })).total).toBe(0);
  });

  it('use the wire format of the specification', async () => {
    const { userId, token } = await openAccount(api, '13800000205');
    await messages.notify(userId, { event: 'wire', title: '线上的样子' });
    const counts = await api.post('/myinfo/get_unread_count', { token, msg_type: '个人消息' });
    expect(counts).toMatchObject({ status: 200, code: 1, data: { count: 1, 系统消息: 0, 个人消息: 1 } });
    const list = await api.post('/myinfo/notice', { token, msg_type: '个人消息' });
    expect(list.data).toMatchObject({
      total: 1,
      list: [{ title: '线上的样子', msg_type: '个人消息', is_read: 0 }],
    });
    expect(await api.post('/myinfo/notice', { token, msg_type: '别的' })).toMatchObject({
      code: 0,
      msg: '消息类型不正确',
    });
  });
});
