export { Database, createDatabase, type DatabaseOptions } from './database.js';
export { isDatabaseUnavailable, isOutcomeUnknown, isReferenceGone } from './database-errors.js';
export { pendingMigrations } from './pending-migrations.js';
export { Prisma } from './generated/client.js';
