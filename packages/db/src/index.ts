export { Database, createDatabase } from './database.js';
export { Prisma } from './generated/client.js';
