import pg from 'pg';
import { changedTables, DatabaseState } from './database-state.js';
import { createTestDatabase, type TestDatabase } from './database.js';

let database: TestDatabase;
let state: DatabaseState;
let client: pg.Client;
let passed: jest.SpyInstance<number>;

beforeEach(async () => {
  passed = jest.spyOn(performance, 'now').mockReturnValue(0);
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    'CREATE TABLE note (text text, at timestamptz DEFAULT now()); CREATE TABLE mark (text text)',
  );
  await client.query("INSERT INTO note VALUES ('kept'), ('kept too'); INSERT INTO mark VALUES ('kept')");
  state = new DatabaseState(database.url);
  await state.open();
  await state.keep();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await state.close();
  await client.end();
  await database.drop();
});

const textsOf = async (table: string) =>
  (await client.query<{ text: string }>(`SELECT text FROM ${table} ORDER BY text`)).rows.map(
    ({ text }) => text,
  );
const rowsOf = async (table: string) =>
  (await client.query<{ row: string }>(`SELECT ctid || '/' || xmin AS row FROM ${table}`)).rows;
const firstTime = async () =>
  (await client.query<{ at: Date }>('SELECT at FROM note ORDER BY text LIMIT 1')).rows[0]?.at.getTime() ?? 0;

describe('DatabaseState', () => {
  it('restores changed, added and deleted rows, each time', async () => {
    for (let round = 0; round < 3; round += 1) {
      await client.query("UPDATE note SET text = 'changed' WHERE text = 'kept'; DELETE FROM mark");
      await client.query("INSERT INTO note VALUES ('added')");
      await state.restore();
      expect(await textsOf('note')).toEqual(['kept', 'kept too']);
      expect(await textsOf('mark')).toEqual(['kept']);
    }
  });

  it('does not rewrite tables that did not change', async () => {
    const before = await rowsOf('note');
    await client.query('DELETE FROM mark');
    await state.restore();
    expect(await textsOf('mark')).toEqual(['kept']);
    expect(await rowsOf('note')).toEqual(before);
  });

  it('reports no change after a restore', async () => {
    await client.query('DELETE FROM mark');
    await state.restore();
    const { all: before } = await state.digest();
    await state.restore();
    expect(changedTables(before, (await state.digest()).all)).toEqual([]);
  });

  it('moves all timestamps forward by the elapsed time, at most ten seconds late', async () => {
    const before = await firstTime();
    passed.mockReturnValue(10_000);
    await state.restore();
    expect(await firstTime()).toBe(before);
    passed.mockReturnValue(10_001);
    await state.restore();
    expect(await firstTime()).toBeGreaterThan(before);
  });
});
