/** How a column ties a row to one person. */
export type Trace =
  /** It holds the user's id. */
  | 'userId'
  /** It holds `user:<id>`. */
  | 'actor'
  /** It holds the keyed hash of their phone, of their campus mailbox, or of who asked for a mail. */
  | 'phoneIndex'
  | 'mailboxIndex'
  | 'senderIndex'
  /** It holds a phone or mailbox as it is; only where a local driver plays the provider. */
  | 'recipient'
  /** It is a text that contains the user's id or the keyed hash of their phone. */
  | 'key';

/** A column and how it ties its row to a person. */
export interface Owner {
  readonly column: string;
  readonly is: Trace;
}

/** What a table holds of people, and what becomes of it [data retention]. */
export interface TableDeclaration {
  readonly table: string;
  /** A row is a person's when one of these columns says so; empty where no row is about a user. */
  readonly owner: readonly Owner[];
  /** Whether their rows go into the archive of all data. Hashes never do, sealed fields are opened. */
  readonly exported: boolean;
  /** Columns of technical meaning that stay out of the archive. */
  readonly hidden?: readonly string[];
  /** What erasing an account does: rows go, columns are emptied, or nothing. */
  readonly erased: 'rows' | 'columns' | 'kept';
  /** Rows are gone so many days after this column. */
  readonly retention?: { readonly column: string; readonly days: number };
  /** Why not exported, or why kept; or what it is. */
  readonly why: string;
}
