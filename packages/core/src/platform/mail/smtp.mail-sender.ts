import {
  assertOneMailbox,
  type AttachedBytes,
  type Mail,
  MailRefusedError,
  MailSender,
  MailUnconfirmedError,
} from './mail-sender.js';

/** The server (`smtp://` or `smtps://` with credentials) and the sender of the mails. */
export interface SmtpOptions {
  url: string;
  from: string;
}

// No phase may hang; together they stay below the lease of a claimed mail.
const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 8_000,
};
const MAX_MILLISECONDS = 25_000;

/** Sends over SMTP: implicit TLS for `smtps`, mandatory STARTTLS for `smtp` before a password is sent. */
export class SmtpMailSender extends MailSender {
  private readonly server: ReturnType<typeof serverOf>;

  constructor(private readonly options: SmtpOptions) {
    super();
    this.server = serverOf(options.url);
  }

  async send(mail: Mail, attached?: AttachedBytes): Promise<void> {
    assertOneMailbox(mail);
    const progress = { isHandedOver: false };
    // Loaded with the first mail: most processes send none.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      ...this.server,
      ...TIMEOUTS,
      logger: watching(progress) as never,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const attempt = transport.sendMail({
      from: this.options.from,
      to: { name: '', address: mail.to },
      subject: mail.subject,
      text: mail.text,
      ...attachmentsOf(mail, attached),
      messageId: `<${mail.id}@${domainOf(this.options.from)}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    try {
      await within(MAX_MILLISECONDS, attempt);
    } catch (error) {
      throw mailErrorOf(error, progress.isHandedOver);
    } finally {
      transport.close();
    }
  }
}

const attachmentsOf = ({ attachment }: Mail, attached: AttachedBytes) =>
  attachment && attached
    ? {
        attachments: [
          { filename: attachment.name, contentType: attachment.mime, content: Buffer.from(attached) },
        ],
      }
    : {};

function serverOf(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const isNear = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && username !== '' && !isNear,
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

/** Only the library's debug log tells whether the mail's last byte was sent. */
function watching(progress: { isHandedOver: boolean }) {
  const ignore = () => undefined;
  const info = (entry: unknown) => {
    if (typeof entry === 'object' && entry !== null && Reflect.get(entry, 'tnx') === 'message') {
      progress.isHandedOver = true;
    }
  };
  return { level: ignore, trace: ignore, debug: ignore, info, warn: ignore, error: ignore, fatal: ignore };
}

/** A refusal of recipient or content is final; a failed login or a busy server is not caused by this mail. */
function mailErrorOf(error: unknown, isHandedOver: boolean): Error {
  const problem = error instanceof Error ? error : new Error('unknown');
  const code: unknown = Reflect.get(problem, 'code');
  const responseCode: unknown = Reflect.get(problem, 'responseCode');
  const isAnswered = typeof responseCode === 'number' && (code === 'EENVELOPE' || code === 'EMESSAGE');
  if (isAnswered && responseCode >= 500) return new MailRefusedError(responseCode);
  if (!isAnswered && isHandedOver) return new MailUnconfirmedError();
  // Its text and properties may contain the address.
  return new Error(typeof code === 'string' ? code : problem.name);
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new MailUnconfirmedError()), milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
