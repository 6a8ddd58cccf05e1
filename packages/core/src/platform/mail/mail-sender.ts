/** A stored file attached to the mail; its bytes are read when the mail is sent. */
export interface MailAttachment {
  name: string;
  mime: string;
  /** Its key in the file store. */
  key: string;
  size: number;
}

/** A mail to one recipient, in plain text. */
export interface Mail {
  /** Identifies the mail over all attempts, so that a receiver can detect repeats. */
  id: string;
  to: string;
  subject: string;
  text: string;
  attachment?: MailAttachment | undefined;
}

/** The attachment of a mail being sent. */
export type AttachedBytes = Uint8Array | undefined;

/** The server will never accept this mail: the mailbox does not exist, or the mail itself is refused. */
export class MailRefusedError extends Error {
  constructor(readonly responseCode: number) {
    super(`refused with ${responseCode}`);
    this.name = 'MailRefusedError';
  }
}

/** The server received the whole mail but did not confirm it: it may arrive, so it is not sent again. */
export class MailUnconfirmedError extends Error {
  constructor() {
    super('not confirmed');
    this.name = 'MailUnconfirmedError';
  }
}

/**
 * Passes one mail to the provider. Rejects with {@link MailRefusedError} or {@link MailUnconfirmedError} when
 * it must not be retried, with any other error when it may.
 */
export abstract class MailSender {
  abstract send(mail: Mail, attached?: AttachedBytes): Promise<void>;
}

const ADDRESS = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])?$/i;

/** Throws for anything that could name several mailboxes or end a header line. */
export function assertOneMailbox({ to, subject, attachment }: Mail): void {
  if (!ADDRESS.test(to)) throw new Error('the recipient is not one plain address');
  if (/[\r\n]/.test(subject)) throw new Error('the subject is not one line');
  if (/[\r\n]/.test(attachment?.name ?? '')) throw new Error('the file name is not one line');
}
