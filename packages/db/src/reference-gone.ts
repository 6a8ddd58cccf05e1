import { isSomewhereIn } from './error-codes.js';

// Prisma, PostgreSQL, the driver adapter.
const FOREIGN_KEY_CODES = new Set(['P2003', '23503', 'ForeignKeyConstraintViolation']);

/** True when a referenced row was deleted in the meantime: the statement has changed nothing. */
export const isReferenceGone = (error: unknown): boolean =>
  isSomewhereIn(error, (code) => FOREIGN_KEY_CODES.has(code));
