/** A file of ours that goes along; its bytes are read when the mail leaves. */
export interface MailAttachment {
  name: string;
  mime: string;
  /** Where the store of files keeps it. */
  key: string;
  size: number;
}

/** A mail to one recipient, in plain text. */
export interface Mail {
  /** Names the mail over all attempts, so that a receiver knows a repeated one. */
  id: string;
  to: string;
  subject: string;
  text: string;
  attachment?: MailAttachment | undefined;
}

/** The file of a mail on its way. */
export type AttachedBytes = Uint8Array | undefined;

/** The server will never take this mail: the mailbox does not exist, or the mail itself is refused. */
export class MailRefusedError extends Error {
  constructor(readonly responseCode: number) {
    super(`refused with ${responseCode}`);
    this.name = 'MailRefusedError';
  }
}

/** The server had the whole mail and did not say what it did with it: it may arrive, so it is not sent again. */
export class MailUnconfirmedError extends Error {
  constructor() {
    super('not confirmed');
    this.name = 'MailUnconfirmedError';
  }
}

/**
 * Passes one mail to the provider. Rejects with {@link MailRefusedError} or {@link MailUnconfirmedError} when another
 * attempt must not be made, with anything else when it may.
 */
export abstract class MailSender {
  abstract send(mail: Mail, attached?: AttachedBytes): Promise<void>;
}

const ADDRESS = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])?$/i;

/** Throws for anything that could mean more than one mailbox or end a header line. */
export function assertOneMailbox({ to, subject, attachment }: Mail): void {
  if (!ADDRESS.test(to)) throw new Error('the recipient is not one plain address');
  if (/[\r\n]/.test(subject)) throw new Error('the subject is not one line');
  if (/[\r\n]/.test(attachment?.name ?? '')) throw new Error('the name of the file is not one line');
}
