import {
  changePhone,
  getDataExport,
  requestDataExport,
  updateAccountProfile,
} from '@qicheng/contract/account/index';
import { uploadFile } from '@qicheng/contract/upload/index';
import { readZip } from '@qicheng/testing/read-zip';
import { startAccountWorker } from '../../test/account-worker.js';
import { startApi, type TestApi } from '../../test/harness.js';
import { Owner } from '../../test/owner.js';
import { openAccount, Visitor } from '../../test/visitor.js';

const PASSWORD = '春风得意-2026';

let api: TestApi;
let visitor: Visitor;
let owner: Owner;
let worker: Awaited<ReturnType<typeof startAccountWorker>>;
let count = 0;
let phone: string;
beforeAll(async () => {
  api = await startApi();
  visitor = new Visitor(api);
  owner = new Owner(api, visitor);
  worker = await startAccountWorker(api);
});
afterAll(async () => {
  await worker.stop();
  await visitor.stop();
  await api.stop();
});
beforeEach(async () => {
  count += 1;
  phone = `138002000${String(count).padStart(2, '0')}`;
  await visitor.forgetLimits();
});

const open = (of = phone) => openAccount(api, of, PASSWORD);

/** The link of the archive once it is ready. */
async function archiveOf({ call }: Awaited<ReturnType<typeof open>>): Promise<string> {
  const { exportId } = await call(requestDataExport, { password: PASSWORD });
  expect(await worker.makeArchive(exportId)).toBe(true);
  const { export: state } = await call(getDataExport, {});
  expect(state).toMatchObject({ exportId, status: 'done', downloadedAt: null });
  return state?.file?.url ?? '';
}

describe('/api/account/data-export', () => {
  it('0: requires more than a token', async () => {
    const { token } = await open();
    expect(await api.post('/api/account/data-export', {}, { token })).toMatchObject({
      code: 0,
      msg: '请输入当前密码或短信验证码，以确认是您本人操作',
    });
    expect(await api.post('/api/account/data-export', { password: 'wrong' }, { token })).toMatchObject({
      code: 0,
      msg: '当前密码错误',
    });
    expect((await api.post('/api/account/data-export/state', {}, { token })).data).toEqual({ export: null });
  });

  it('1: gives a ZIP with all data in readable form, once', async () => {
    const mine = await open();
    await open(`139${phone.slice(3)}`);
    await mine.call(updateAccountProfile, { username: '林知远' });
    const bytes = Buffer.from('高等数学 95 分');
    await mine.call(uploadFile, {}, { file: new Blob([Uint8Array.from(bytes)]), fileName: '成绩单.txt' });
    const link = await archiveOf(mine);
    const answer = await fetch(api.url + link);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain('启程-我的数据');
    const files = readZip(Buffer.from(await answer.arrayBuffer()));
    expect(files.get('README.txt')?.toString()).toContain('我的全部数据');
    const [account] = JSON.parse(files.get('data/user_account.json')?.toString() ?? '[]') as object[];
    expect(account).toMatchObject({ username: '林知远', phone });
    expect([...files.keys()].filter((name) => name.endsWith('成绩单.txt'))).toHaveLength(1);
    const all = [...files.values()].map(String).join('\n');
    expect(all).toContain('高等数学 95 分');
    expect(all).not.toContain(`139${phone.slice(3)}`);
    expect(all).not.toContain('$argon2id$');
    const again = await fetch(api.url + link);
    expect(again.status).toBe(403);
    const { export: state } = await mine.call(getDataExport, {});
    expect(state).toMatchObject({ status: 'done', file: null, expiresAt: null });
    expect(state?.downloadedAt).toBeInstanceOf(Date);
  });

  it('403: rejects a link that was altered, is too old or belongs to another export', async () => {
    const mine = await open();
    const theirs = await open(`139${phone.slice(3)}`);
    const link = new URL(api.url + (await archiveOf(mine)));
    const other = new URL(api.url + (await archiveOf(theirs)));
    const tryWith = async (change: Record<string, string>) => {
      const url = new URL(link);
      for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value);
      return (await fetch(url)).status;
    };
    expect(await tryWith({ signature: 'x'.repeat(43) })).toBe(403);
    expect(await tryWith({ expires: String(Number(link.searchParams.get('expires')) + 1) })).toBe(403);
    expect(await tryWith({ expires: '1' })).toBe(403);
    expect(await tryWith({ id: other.searchParams.get('id') ?? '' })).toBe(403);
    expect(await tryWith({})).toBe(200);
  });

  it('gives the archive to one of ten concurrent downloads', async () => {
    const link = await archiveOf(await open());
    const answers = await Promise.all(Array.from({ length: 10 }, () => fetch(api.url + link)));
    const statuses = await Promise.all(
      answers.map(async (answer) => (await answer.arrayBuffer()) && answer.status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('keeps the archive out of reach of file links', async () => {
    const mine = await open();
    await archiveOf(mine);
    const file = await visitor.database.storedFile.findFirstOrThrow({
      where: { userId: mine.userId, purpose: 'archive' },
    });
    const answer = await api.post('/api/files/links', { ids: [file.id] }, { token: mine.token });
    expect(answer.data).toEqual({ list: [] });
  });

  it('0: joins the export in progress, and allows three a day', async () => {
    const mine = await open();
    const first = await mine.call(requestDataExport, { password: PASSWORD });
    expect((await mine.call(requestDataExport, { password: PASSWORD })).exportId).toBe(first.exportId);
    await worker.makeArchive(first.exportId);
    for (let round = 0; round < 2; round += 1) await archiveOf(mine);
    await expect(mine.call(requestDataExport, { password: PASSWORD })).rejects.toMatchObject({
      message: '每天最多导出 3 次，请明天再试',
    });
  });

  it('ST3: 0: waits a day after a change of phone', async () => {
    const mine = await open();
    const newPhone = `139${phone.slice(3)}`;
    const change = { phone: newPhone, ...(await owner.phoneCode(newPhone)), password: PASSWORD };
    const { token } = await mine.call(changePhone, change);
    const request = () => api.as(token)(requestDataExport, { password: PASSWORD });
    await expect(request()).rejects.toMatchObject({
      message: '更换手机号后 24 小时内不能导出全部数据，请稍后再试',
    });
    const yesterday = new Date(Date.now() - 86_400_000 - 1000);
    await visitor.database.user.update({ where: { id: mine.userId }, data: { phoneChangedAt: yesterday } });
    await expect(request()).resolves.toMatchObject({ status: 'queued' });
  });
});
