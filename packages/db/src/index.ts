export { Database, createDatabase, type DatabaseOptions } from './database.js';
export { isReferenceGone } from './reference-gone.js';
export { isDatabaseUnavailable, isOutcomeUnknown } from './unavailable.js';
export { pendingMigrations } from './pending-migrations.js';
export { Prisma } from './generated/client.js';
