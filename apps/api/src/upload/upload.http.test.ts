import { connect } from 'node:net';
import type { Call } from '@qicheng/contract/kit/client';
import { getFileLinks, uploadFile } from '@qicheng/contract/upload/index';
import sharp from 'sharp';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

let api: TestApi;
let call: Call;
let token: string;
beforeAll(async () => {
  api = await startApi();
  ({ call, token } = await openAccount(api, '13800000201'));
});
afterAll(() => api.stop());

const send = async (file: Blob | null, name: string, fields: Record<string, string> = {}, field = 'file') => {
  const body = new FormData();
  for (const [key, value] of Object.entries(fields)) body.append(key, value);
  if (file) body.append(field, file, name);
  const response = await fetch(`${api.url}/upload/file`, { method: 'POST', headers: { token }, body });
  return {
    status: response.status,
    ...((await response.json()) as { code: number; msg: string; data: never }),
  };
};
const text = (content: string) => new Blob([content]);
const open = (url: string) => fetch(new URL(url, api.url));
const picture = async () =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    ),
  ]);

describe('POST /upload/file', () => {
  it('1: stores a file and returns a download link', async () => {
    const answer = await send(text('姓名：张三'), '我的 简历.txt');
    expect(answer).toMatchObject({
      code: 1,
      msg: '上传成功',
      data: { file_name: '我的 简历.txt', mime: 'text/plain' },
    });
    const file = await open((answer.data as { fullurl: string }).fullurl);
    expect(await file.text()).toBe('姓名：张三');
    expect(file.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent('我的 简历.txt')}`,
    );
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="?file\.txt"?;/);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('cache-control')).toContain('no-store');
  });

  it('1: turns a photo into a clean JPEG for display', async () => {
    const stored = await call(uploadFile, { purpose: 'photo' }, { file: await picture(), fileName: 'blob' });
    expect(stored).toMatchObject({ fileName: 'blob.jpg', mime: 'image/jpeg' });
    const file = await open(stored.url);
    expect(file.headers.get('content-disposition')).toMatch(/^inline/);
    expect(file.headers.get('content-type')).toBe('image/jpeg');
  });

  it('UP2: accepts 6 291 455 bytes and rejects one more with the message of the specification', async () => {
    expect((await send(text('a'.repeat(6_291_455)), 'a.txt')).code).toBe(1);
    const message = '上传简历文件大小不能超过 6MB!';
    expect(await send(text('a'.repeat(6_291_456)), 'a.txt')).toMatchObject({
      status: 413,
      code: 0,
      msg: message,
    });
  });

  it.each([
    ['a program', 'a.pdf', 'MZ', '文件已损坏，或内容与扩展名不符，请重新导出或换一个文件'],
    [
      'a truncated PDF',
      'a.pdf',
      '%PDF-1.7\n1 0 obj',
      '文件已损坏，或内容与扩展名不符，请重新导出或换一个文件',
    ],
    [
      'an unsupported type',
      'a.exe',
      'MZ',
      '文件格式不支持，请上传 jpg、png、pdf、doc、docx、txt、xls、xlsx、html 或 json 文件',
    ],
    ['an empty file', 'a.txt', '', '文件内容为空，请重新选择'],
  ])('0: %s', async (_what, name, content, msg) => {
    expect(await send(text(content), name)).toMatchObject({ status: 200, code: 0, msg });
  });

  it('0: rejects a photo that is not an image, and a missing file', async () => {
    expect(await send(text('x'), 'a.txt', { purpose: 'photo' })).toMatchObject({
      code: 0,
      msg: '图片无法识别，请换一张 jpg 或 png 图片',
    });
    expect(await send(null, '')).toMatchObject({ code: 0, msg: '请选择要上传的文件' });
    expect(await send(text('x'), 'a.txt', {}, 'other')).toMatchObject({ code: 0, msg: '请选择要上传的文件' });
  });

  it.each(['../../etc/passwd.txt', 'a\u202etxt.txt', `${'长'.repeat(3_000)}.txt`, 'a";x="b.txt'])(
    'UP8: stores a safe name for %j',
    async (name) => {
      const { data } = await send(text('x'), name);
      const { file_name: kept } = data as { file_name: string };
      expect(kept).not.toMatch(/[/\\\u202e"<>]/);
      expect(kept.length).toBeLessThanOrEqual(84);
    },
  );

  it('401: requires a token', async () => {
    const body = new FormData();
    body.append('file', text('x'), 'a.txt');
    expect((await fetch(`${api.url}/upload/file`, { method: 'POST', body })).status).toBe(401);
  });

  it('UP9: survives two hundred aborted uploads and invalid bodies', async () => {
    const port = Number(new URL(api.url).port);
    const head = `POST /upload/file HTTP/1.1\r\nhost: x\r\ntoken: ${token}\r\ncontent-length: 100000\r\n`;
    const type =
      'content-type: multipart/form-data; boundary=b\r\n\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc';
    await Promise.all(
      Array.from(
        { length: 200 },
        () =>
          new Promise<void>((resolve) => {
            const socket = connect(port, '127.0.0.1', () =>
              socket.write(head + type, () => socket.destroy()),
            );
            socket.on('close', () => resolve()).on('error', () => undefined);
          }),
      ),
    );
    for (const contentType of ['multipart/form-data', 'multipart/form-data; boundary=']) {
      const response = await fetch(`${api.url}/upload/file`, {
        method: 'POST',
        headers: { token, 'content-type': contentType },
        body: 'x',
      });
      expect(response.status).toBeLessThan(500);
    }
    expect((await send(text('x'), 'a.txt', { 'a[[[': 'x', 'x[4294967295]': 'y' })).status).toBeLessThan(500);
    expect((await send(text('x'), 'a.txt')).code).toBe(1);
  });
});

describe('GET /api/files', () => {
  it('EX4: 403: rejects a link that was altered, is expired or lasts too long', async () => {
    const { url } = await call(uploadFile, {}, { file: text('x'), fileName: 'a.txt' });
    const altered = (key: string, value: string) => {
      const link = new URL(url, api.url);
      link.searchParams.set(key, value);
      return open(link.toString());
    };
    const soon = Math.floor(Date.now() / 1000);
    for (const [key, value] of [
      ['show', 'inline'],
      ['expires', String(soon + 60)],
      ['expires', String(soon - 1)],
      ['expires', String(soon + 90_000)],
      ['signature', 'A'.repeat(43)],
      ['id', crypto.randomUUID()],
    ] as const) {
      expect([key, (await altered(key, value)).status]).toEqual([key, 403]);
    }
    expect((await open(url)).status).toBe(200);
  });
});

describe('POST /api/files/links', () => {
  it('1: renews links to the caller’s files and skips all others', async () => {
    const { id } = await call(uploadFile, {}, { file: text('x'), fileName: 'a.txt' });
    const other = (await openAccount(api, '13800000202')).call;
    expect((await call(getFileLinks, { ids: [crypto.randomUUID(), id] })).list).toMatchObject([
      { id, fileName: 'a.txt' },
    ]);
    expect((await other(getFileLinks, { ids: [id] })).list).toEqual([]);
  });
});
