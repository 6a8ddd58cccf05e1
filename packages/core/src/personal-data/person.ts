/** By what the rows of one user are found. */
export interface Person {
  userId: string;
  phoneIndex: string | null;
  mailboxIndex: string | null;
  senderIndex: string;
  /** Phone and mailbox as they are. */
  recipients: string[];
}
