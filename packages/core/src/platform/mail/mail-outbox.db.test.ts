import { type AddressInfo, Socket } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { Logger } from '@nestjs/common';
import type { Database } from '@qicheng/db';
import { createTestDatabase } from '@qicheng/testing/database';
import { timeLimit, openDatabase } from '@qicheng/testing/open-database';
import { SMTPServer } from 'smtp-server';
import { TestClock } from '#test/test-clock.js';
import { CryptoService } from '../crypto.service.js';
import type { FileStore } from '../storage/index.js';
import { MailMessageRepository } from './mail-message.repository.js';
import { MailOutboxService } from './mail-outbox.service.js';
import { SmtpMailSender } from './smtp.mail-sender.js';

const TO = 'student@x.edu.cn';
const content = { to: TO, subject: '验证码', text: '验证码是 246810。' };

type Refusal = { responseCode: number };
const refusal = ({ responseCode }: Refusal) => Object.assign(new Error(`refused ${TO}`), { responseCode });

/** A mail server controlled by the test. */
class Sink {
  readonly accepted: string[] = [];
  /** How the next recipients and mails are refused. */
  atRecipient: Refusal | null = null;
  atData: Refusal | null = null;
  /** Delays the answer to a mail's last byte. */
  beforeAnswer: Promise<unknown> = Promise.resolve();
  /** Disconnects after the last byte instead of answering. */
  breaksOff = false;
  private server: SMTPServer | undefined;
  port = 0;

  async start(port = 0): Promise<void> {
    this.server = new SMTPServer({
      authOptional: true,
      hideSTARTTLS: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(null, { user: 'x' }),
      onRcptTo: (_address, _session, done) => done(this.atRecipient && refusal(this.atRecipient)),
      onData: (stream, _session, done) => {
        void readText(stream).then(async (mail) => {
          await this.beforeAnswer;
          if (this.breaksOff) {
            for (const connection of this.server?.connections ?? []) {
              const socket: unknown = Reflect.get(connection, '_socket');
              if (socket instanceof Socket) socket.destroy();
            }
            return;
          }
          if (this.atData) return done(refusal(this.atData));
          this.accepted.push(mail);
          done();
        });
      },
    });
    this.server.on('error', () => undefined);
    await new Promise<void>((resolve) => this.server?.listen(port, '127.0.0.1', resolve));
    this.port = (this.server.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => (this.server ? this.server.close(resolve) : resolve()));
  }
}

let sink: Sink;
let database: Database;
let drop: () => Promise<void>;
const clock = new TestClock();
const secrets = new CryptoService('a secret for tests only, 32 characters');
/** Waits for its server however slow the machine is. */
class PatientOutbox extends MailOutboxService {
  protected override readonly patienceMs = timeLimit(60_000);
}

const outboxOver = (url: string, Outbox = MailOutboxService) =>
  new Outbox(
    new MailMessageRepository(database),
    new SmtpMailSender({ url, from: '启程 <noreply@qicheng.example>' }),
    secrets,
    clock,
    { read: (key: string) => Promise.resolve(key === 'kept' ? Buffer.from('%PDF') : null) } as FileStore,
  );
const newOutbox = () => outboxOver(`smtp://127.0.0.1:${sink.port}`);
const request = (over: object = {}) => ({
  recipientIndex: 'r',
  senderIndex: 's',
  ipHash: 'a',
  purpose: 'campusEmail',
  expiresAt: new Date(clock.now().getTime() + 900_000),
  ...over,
});

async function send(outbox: MailOutboxService) {
  const id = (await outbox.reserve(request())) ?? '';
  return { id, outcome: await outbox.deliver(id, content) };
}
const rowOf = (id: string) => database.mailMessage.findUniqueOrThrow({ where: { id } });

beforeAll(async () => {
  Logger.overrideLogger(false);
  const test = await createTestDatabase();
  database = openDatabase({ url: test.url });
  drop = async () => {
    await database.$disconnect();
    await test.drop();
  };
});
afterAll(() => drop());
beforeEach(async () => {
  clock.advance(2 * 86_400);
  sink = new Sink();
  await sink.start();
});
afterEach(() => sink.stop());

describe('a mail over SMTP', () => {
  it('arrives once, complete, from our address, and is then deleted', async () => {
    const { id, outcome } = await send(outboxOver(`smtp://127.0.0.1:${sink.port}`, PatientOutbox));
    expect(outcome).toBe('sent');
    expect(sink.accepted).toHaveLength(1);
    expect(sink.accepted[0]).toContain(`To: ${TO}`);
    expect(sink.accepted[0]).toContain(`Message-ID: <${id}@qicheng.example>`);
    expect(sink.accepted[0]).toContain(Buffer.from(content.text).toString('base64'));
    expect(await rowOf(id)).toMatchObject({ state: 'sent', contentCipher: '', attempts: 1 });
  });

  it.each([
    'student@x.edu.cn\r\nBcc: victim@evil.com',
    'student@x.edu.cn, victim@evil.com',
    '"a" <student@x.edu.cn>',
    'student@x.edu.cn\nRCPT TO:<victim@evil.com>',
  ])('is not sent to %j', async (to) => {
    const outbox = newOutbox();
    const id = (await outbox.reserve(request())) ?? '';
    await outbox.deliver(id, { ...content, to });
    expect(sink.accepted).toEqual([]);
  });

  it('cannot inject a second header by its subject', async () => {
    const outbox = newOutbox();
    const id = (await outbox.reserve(request())) ?? '';
    await outbox.deliver(id, { ...content, subject: 'x\r\nBcc: victim@evil.com' });
    expect(sink.accepted).toEqual([]);
  });

  it('sends no password over an unencrypted connection', async () => {
    const { outcome } = await send(outboxOver(`smtp://user:secret@[::ffff:127.0.0.1]:${sink.port}`));
    expect(outcome).toBe('queued');
    expect(sink.accepted).toEqual([]);
  });
});

describe('fault 11: a mail server that fails', () => {
  it('refuses the mailbox: the mail ends and its content is deleted', async () => {
    sink.atRecipient = { responseCode: 550 };
    const { id, outcome } = await send(newOutbox());
    expect(outcome).toBe('refused');
    expect(await rowOf(id)).toMatchObject({ state: 'failed', contentCipher: '' });
  });

  it('refuses the mail after its last byte', async () => {
    sink.atData = { responseCode: 554 };
    expect((await send(newOutbox())).outcome).toBe('refused');
  });

  it('is busy: the mail waits, encrypted, and is sent in the next round that is due', async () => {
    sink.atRecipient = { responseCode: 451 };
    const outbox = newOutbox();
    const { id, outcome } = await send(outbox);
    expect(outcome).toBe('queued');
    const { contentCipher } = await rowOf(id);
    expect(contentCipher).not.toContain('246810');
    sink.atRecipient = null;
    expect(await outbox.deliverDue()).toBe(0);
    clock.advance(31);
    expect(await outbox.deliverDue()).toBe(1);
    expect(sink.accepted).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', contentCipher: '', attempts: 2 });
  });

  it('is down: five attempts within 15 minutes, then the mail fails', async () => {
    await sink.stop();
    const outbox = newOutbox();
    const { id, outcome } = await send(outbox);
    expect(outcome).toBe('queued');
    let tried = 0;
    for (let second = 0; second < 900; second += 30) {
      clock.advance(30);
      tried += await outbox.deliverDue();
    }
    expect(tried).toBe(4);
    expect(await rowOf(id)).toMatchObject({ state: 'failed', contentCipher: '', attempts: 5 });
  });

  it('recovers too late: no mail is sent after its time', async () => {
    sink.atRecipient = { responseCode: 451 };
    const outbox = newOutbox();
    const { id } = await send(outbox);
    sink.atRecipient = null;
    clock.advance(901);
    expect(await outbox.deliverDue()).toBe(0);
    expect(sink.accepted).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ state: 'failed', contentCipher: '' });
  });

  it('is slow: the caller is informed within a second, and the mail arrives once', async () => {
    let answer = (): void => undefined;
    sink.beforeAnswer = new Promise<void>((resolve) => (answer = resolve));
    const outbox = newOutbox();
    const started = performance.now();
    const { id, outcome } = await send(outbox);
    expect(outcome).toBe('queued');
    expect(performance.now() - started).toBeLessThan(timeLimit(1_000));
    clock.advance(31);
    expect(await outbox.deliverDue()).toBe(0);
    answer();
    await outbox.beforeApplicationShutdown();
    expect(sink.accepted).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', contentCipher: '' });
  });

  it('received the whole mail and disconnects: it may have it, so it is not sent again', async () => {
    sink.breaksOff = true;
    const outbox = newOutbox();
    const { id } = await send(outbox);
    await outbox.beforeApplicationShutdown();
    sink.breaksOff = false;
    clock.advance(120);
    expect(await outbox.deliverDue()).toBe(0);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', contentCipher: '' });
  });

  it('each mail is sent by one of many workers', async () => {
    sink.atRecipient = { responseCode: 451 };
    const outbox = newOutbox();
    await send(outbox);
    sink.atRecipient = null;
    clock.advance(31);
    await Promise.all(Array.from({ length: 10 }, () => newOutbox().deliverDue()));
    expect(sink.accepted).toHaveLength(1);
  });
});

describe('the ledger of mails', () => {
  const reserveMany = async (count: number, over: (index: number) => object) => {
    const outbox = newOutbox();
    const ids = await Promise.all(
      Array.from({ length: count }, (_, index) => outbox.reserve(request(over(index)))),
    );
    return ids.filter((id) => id !== null).length;
  };

  it('allows one of 20 parallel mails to a mailbox, and one per requester', async () => {
    expect(await reserveMany(20, (index) => ({ senderIndex: `s${index}` }))).toBe(1);
    clock.advance(61);
    expect(await reserveMany(20, (index) => ({ recipientIndex: `r${index}` }))).toBe(1);
  });

  it('allows five per hour and ten per day', async () => {
    let accepted = 0;
    for (let minute = 0; minute < 24 * 60; minute += 5) {
      if ((await newOutbox().reserve(request())) !== null) accepted += 1;
      if (minute === 55) expect(accepted).toBe(5);
      clock.advance(300);
    }
    expect(accepted).toBe(10);
  });

  it('releases the cooldown of a refused mail for two more attempts', async () => {
    sink.atRecipient = { responseCode: 550 };
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await send(newOutbox())).outcome).toBe('refused');
    expect(await newOutbox().reserve(request())).toBeNull();
  });

  it('drops a waiting mail when a newer one of the same kind is requested', async () => {
    sink.atRecipient = { responseCode: 451 };
    const outbox = newOutbox();
    const { id } = await send(outbox);
    clock.advance(61);
    sink.atRecipient = null;
    await send(outbox);
    await outbox.deliverDue();
    expect(sink.accepted).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ state: 'failed', contentCipher: '' });
  });
});
