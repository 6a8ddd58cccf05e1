export { listMigrations, migrationsHash, type PrismaDirectory, prismaDirectory } from './migration-files.js';
export {
  createMigration,
  deployMigrations,
  type MigrationStatus,
  migrationStatus,
  schemaDiff,
} from './migrator.js';
