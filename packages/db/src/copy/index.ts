export type { TableShape } from './connect.js';
export { listFilledTables, type OpenTable, refillDatabase } from './refill.js';
export { Snapshot, type SnapshotFacts } from './snapshot.js';
