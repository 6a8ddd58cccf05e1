export { Database, createDatabase, type DatabaseOptions } from './database.js';
export { isReferenceGone } from './database-errors.js';
export { isDatabaseUnavailable, isOutcomeUnknown } from './database-errors.js';
export { pendingMigrations } from './pending-migrations.js';
export { Prisma } from './generated/client.js';
