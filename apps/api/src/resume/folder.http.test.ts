import { randomUUID } from 'node:crypto';
import type { Call } from '@qicheng/contract/kit/client';
import {
  createFolder,
  deleteFolder,
  listFolders,
  listResumes,
  moveToFolder,
  renameFolder,
  saveResume,
} from '@qicheng/contract/resume/index';
import { emptyDocument } from '@qicheng/resume/defaults';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

let api: TestApi;
let call: Call;
let token: string;
beforeAll(async () => {
  api = await startApi();
  ({ call, token } = await openAccount(api, '13800000151'));
});
afterAll(() => api.stop());

const newResume = () =>
  call(
    saveResume,
    ...([
      {
        title: '简历',
        templateCode: 'tem0001',
        language: 'zh',
        document: emptyDocument(),
        requestKey: randomUUID(),
      },
      { encoding: 'form' },
    ] as const),
  );

it('keeps résumés in folders', async () => {
  const { id: folderId } = await call(createFolder, { name: ' 校招 ' });
  const resume = await newResume();
  await call(moveToFolder, { ids: [resume.id], folderId });
  expect((await call(listFolders, {})).list).toEqual([{ id: folderId, name: '校招', count: 1 }]);
  expect((await call(listResumes, {})).list[0]).toMatchObject({ id: resume.id, folderId });
  expect(await call(renameFolder, { folderId, name: '春招' })).toEqual({ id: folderId, name: '春招' });
  await call(deleteFolder, { folderId });
  expect((await call(listResumes, {})).list[0]).toMatchObject({ id: resume.id, folderId: null });
});

it.each([
  ['an empty name', { name: '  ' }, '请输入文件夹名称'],
  ['a long name', { name: '长'.repeat(21) }, '文件夹名称不能超过20个字'],
])('rejects %s', async (_what, body, message) => {
  expect(await api.post('/api/resume/folder/create', body, { token })).toMatchObject({
    code: 0,
    msg: message,
  });
});

it('rejects a taken name and a missing folder, and changes nothing', async () => {
  const { id } = await newResume();
  await call(createFolder, { name: '实习' });
  const post = (path: string, body: object) => api.post(`/api/resume/folder/${path}`, body, { token });
  expect(await post('create', { name: '实习' })).toMatchObject({
    status: 409,
    msg: '已有同名的文件夹，请换一个名字',
  });
  const folderId = randomUUID();
  for (const [path, body] of [
    ['rename', { folderId, name: '新名' }],
    ['delete', { folderId }],
    ['move', { folderId, ids: [id] }],
  ] as const)
    expect(await post(path, body)).toMatchObject({ status: 404, msg: '文件夹不存在或已被删除' });
  expect(await post('move', { folderId: null, ids: [] })).toMatchObject({ msg: '请选择简历' });
});
