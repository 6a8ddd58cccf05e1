import type { Call } from '@qicheng/contract/kit/client';
import { sendEmailAttachment, startExport } from '@qicheng/contract/resume-export/index';
import { saveResume } from '@qicheng/contract/resume/index';
import { ExportRunService } from '@qicheng/core/resume-export';
import type { Database } from '@qicheng/db';
import { emptyDocument } from '@qicheng/resume/defaults';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

let api: TestApi;
let rows: Database;
let call: Call;
let token: string;
let exportId: string;

beforeAll(async () => {
  api = await startApi();
  rows = api.openDatabase();
  ({ call, token } = await openAccount(api, '13800000431'));
  exportId = await finishedExport();
});
afterAll(async () => {
  await rows.$disconnect();
  await api.stop();
});
beforeEach(async () => {
  await rows.throttle.deleteMany();
  await rows.mailMessage.deleteMany();
  await rows.localMessage.deleteMany();
});

async function finishedExport(): Promise<string> {
  const draft = { title: '张三的简历', templateCode: 'tem0001', language: 'zh' as const };
  const { id } = await call(saveResume, { ...draft, document: { ...emptyDocument() } });
  const started = await call(startExport, { resumeId: id, format: 'pdf' });
  const runs = api.app.get(ExportRunService, { strict: false });
  const claim = await runs.claim(started.exportId);
  if (!claim) throw new Error('not claimed');
  await runs.complete(claim, { bytes: Buffer.from('%PDF-1.4'), mime: 'application/pdf' });
  return started.exportId;
}

const send = (fields: object, as = token) =>
  api.post(sendEmailAttachment.path, { id: exportId, email: 'hr@example.com', ...fields }, { token: as });
const sent = () => rows.localMessage.findMany({ where: { channel: 'mail' } });

describe('UP11: an export sent by mail', () => {
  it('goes to one address, with the owner’s text and the file’s name', async () => {
    const answer = await send({ subject: '应聘后端开发', content: '您好，\n请查收。' });
    expect(answer).toMatchObject({
      status: 200,
      code: 1,
      msg: '邮件已发送',
      data: { state: 'sent', left: 2 },
    });
    const [mail, ...more] = await sent();
    expect(more).toEqual([]);
    expect(mail?.recipient).toBe('hr@example.com');
    expect(mail?.body).toMatch(/^应聘后端开发\n\n您好，\n请查收。\n[\s\S]*附件：张三的简历\.pdf（8 字节）$/);
  });

  it.each([
    ['two addresses', { email: 'a@b.example,c@d.example' }],
    ['a line break in the address', { email: 'a@b.example\r\nBcc: c@d.example' }],
    ['a name around the address', { email: 'HR <hr@example.com>' }],
    ['a line break in the subject', { subject: '应聘\r\nBcc: c@d.example' }],
    ['an overlong subject', { subject: '长'.repeat(81) }],
    ['an overlong text', { content: '长'.repeat(501) }],
  ])('UP11: rejects %s, and sends nothing', async (_what, fields) => {
    expect((await send(fields)).status).toBe(400);
    expect(await sent()).toEqual([]);
  });

  it('UP11: reaches at most three other addresses a day', async () => {
    const outcomes: string[] = [];
    for (let turn = 0; turn < 50; turn += 1) {
      // Skips the minute between two mails each time.
      await rows.mailMessage.deleteMany();
      outcomes.push(String((await send({ email: `hr${turn}@example.com` })).code));
    }
    expect(outcomes.filter((code) => code === '1')).toHaveLength(3);
    expect(await sent()).toHaveLength(3);
    expect((await send({})).status).toBe(429);
  });

  it('waits a minute between mails, and counts only sent ones', async () => {
    await send({});
    expect(await send({ email: 'other@example.com' })).toMatchObject({
      status: 429,
      msg: '发送过于频繁，请一分钟后再试',
    });
    await rows.mailMessage.deleteMany();
    expect((await send({ email: 'other@example.com' })).data).toMatchObject({ left: 1 });
  });

  it('UP11: includes only the sender’s existing files', async () => {
    const other = await openAccount(api, '13800000432');
    expect((await send({}, other.token)).status).toBe(404);
    expect((await send({ id: '01939b3c-0000-7000-8000-000000000009' })).status).toBe(404);
    expect((await send({}, '')).status).toBe(401);
    expect(await sent()).toEqual([]);
  });
});
