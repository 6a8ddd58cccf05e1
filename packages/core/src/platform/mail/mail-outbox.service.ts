import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../clock.js';
import { CryptoService } from '../crypto.service.js';
import { FileStore } from '../storage/index.js';
import { MailMessageRepository, type MailRequest, MAX_ATTEMPTS } from './mail-message.repository.js';
import {
  type AttachedBytes,
  type Mail,
  MailRefusedError,
  MailSender,
  MailUnconfirmedError,
} from './mail-sender.js';

export type MailOutcome = 'sent' | 'queued' | 'refused';
type MailContent = Omit<Mail, 'id'>;

// After each failed attempt but the last; ten minutes in total, so that a code still has five left on
// arrival.
const PAUSES_SECONDS = [30, 90, 180, 300];
const PER_ROUND = 10;

/**
 * Outgoing mails: stored first, tried immediately, retried by the worker up to five times in all, never after
 * they expire. A mail that a server may have accepted is not sent again.
 */
@Injectable()
export class MailOutboxService implements BeforeApplicationShutdown {
  /** [fault 11]: the requester of the mail gets a response within a second. */
  protected readonly patienceMs: number = 700;
  private readonly logger = new Logger(MailOutboxService.name);
  private readonly running = new Set<Promise<MailOutcome>>();

  constructor(
    private readonly messages: MailMessageRepository,
    private readonly sender: MailSender,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
    private readonly files: FileStore,
  ) {}

  /** Reserves the sending of one mail; null when a limit forbids it. */
  reserve(request: MailRequest): Promise<string | null> {
    return this.messages.reserve(request, this.clock.now());
  }

  /**
   * Sends a reserved mail; `queued` when the server is slow or down and sending continues in the background.
   */
  async deliver(id: string, content: MailContent): Promise<MailOutcome> {
    await this.messages.fill(id, this.secrets.encrypt(JSON.stringify(content)), this.clock.now());
    const attempt = this.track(this.attempt({ id, ...content }, 1));
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<'queued'>((resolve) => {
      timer = setTimeout(() => resolve('queued'), this.patienceMs);
    });
    const outcome = await Promise.race([attempt, patience]);
    clearTimeout(timer);
    return outcome;
  }

  /** One round of the worker: fails expired mails and tries due ones. Returns how many were tried. */
  async deliverDue(): Promise<number> {
    const now = this.clock.now();
    await this.messages.failExpired(now);
    const due = await this.messages.claimDue(PER_ROUND, now);
    await Promise.all(
      due.map(({ id, contentCipher, attempts }) => {
        const content = JSON.parse(this.secrets.decrypt(contentCipher)) as MailContent;
        return this.track(this.attempt({ id, ...content }, attempts));
      }),
    );
    return due.length;
  }

  /** Attempts in progress end before the database closes; the sender bounds each. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.allSettled(this.running);
  }

  private track(attempt: Promise<MailOutcome>): Promise<MailOutcome> {
    const watched = attempt.finally(() => this.running.delete(watched));
    // If the database refuses the result, the mail's lease expires; the caller may already be gone.
    watched.catch((error: unknown) =>
      this.logger.error(`the result of a mail was not stored: ${nameOf(error)}`),
    );
    this.running.add(watched);
    return watched;
  }

  private async attempt(mail: Mail, number: number): Promise<MailOutcome> {
    try {
      const attached = await this.attachedTo(mail);
      if (attached === null) return await this.withoutFile(mail.id);
      await this.sender.send(mail, attached);
    } catch (error) {
      return this.afterFailure(mail.id, number, error);
    }
    await this.messages.settle(mail.id, 'sent');
    return 'sent';
  }

  /** The bytes of the attachment; null when they were deleted after their retention time. */
  private async attachedTo({ attachment }: Mail): Promise<AttachedBytes | null> {
    return attachment && this.files.read(attachment.key);
  }

  private async withoutFile(id: string): Promise<MailOutcome> {
    this.logger.warn(`mail ${id}: its file no longer exists`);
    await this.messages.settle(id, 'failed');
    return 'refused';
  }

  private async afterFailure(id: string, number: number, error: unknown): Promise<MailOutcome> {
    this.logger.warn(`mail ${id}, attempt ${number}: ${nameOf(error)}`);
    if (error instanceof MailUnconfirmedError) {
      await this.messages.settle(id, 'sent');
      return 'queued';
    }
    const pause = PAUSES_SECONDS[number - 1];
    if (error instanceof MailRefusedError || pause === undefined || number >= MAX_ATTEMPTS) {
      await this.messages.settle(id, 'failed');
      return 'refused';
    }
    await this.messages.retryAt(id, new Date(this.clock.now().getTime() + pause * 1000));
    return 'queued';
  }
}

const nameOf = (error: unknown): string =>
  error instanceof Error ? `${error.name} ${error.message}` : 'unknown error';
