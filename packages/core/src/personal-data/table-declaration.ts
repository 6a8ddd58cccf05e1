/** How a column links a row to one person. */
export type Trace =
  /** Holds the user's id. */
  | 'userId'
  /** Holds `user:<id>`. */
  | 'actor'
  /** Holds the keyed hash of their phone, campus mailbox, or the requester of a mail. */
  | 'phoneIndex'
  | 'mailboxIndex'
  | 'senderIndex'
  /** Holds a phone or mailbox in plain text; only where a local driver simulates the provider. */
  | 'recipient'
  /** A text that contains the user's id or the keyed hash of their phone. */
  | 'key';

/** A column and how it links its row to a person. */
export interface Owner {
  readonly column: string;
  readonly is: Trace;
}

/** The personal data of a table and what becomes of it [data retention]. */
export interface TableDeclaration {
  readonly table: string;
  /** A row belongs to a person when one of these columns says so; empty where no row concerns a user. */
  readonly owner: readonly Owner[];
  /** Whether the rows are part of the data export. Hashes never are; sealed fields are opened. */
  readonly exported: boolean;
  /** Technical columns left out of the export. */
  readonly hidden?: readonly string[];
  /** What erasing an account does: delete rows, empty columns, or nothing. */
  readonly erased: 'rows' | 'columns' | 'kept';
  /** Rows are deleted this many days after this column. */
  readonly retention?: { readonly column: string; readonly days: number };
  /** Why the table is not exported or is kept, or what it contains. */
  readonly why: string;
}
