import type { Database } from '@qicheng/db';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import type { TableDeclaration } from './table-declaration.js';
import { declaredTables } from './tables.js';

let test: TestDatabase;
let database: Database;
let columns: { table: string; column: string }[];
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url });
  columns = await database.$queryRaw`
    SELECT table_name::text AS table, column_name::text AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'`;
});
afterAll(async () => {
  await database.$disconnect();
  await test.drop();
});

const declarations: Record<string, TableDeclaration> = Object.fromEntries(
  declaredTables.map((declaration) => [declaration.table, declaration]),
);
const columnsOf = (table: string) =>
  columns.filter((entry) => entry.table === table).map(({ column }) => column);

describe('every table declares what happens to its personal data', () => {
  it('declares exactly the tables of the database', () => {
    const present = [...new Set(columns.map(({ table }) => table))].sort();
    expect(Object.keys(declarations).sort()).toEqual(present);
  });

  it('names columns that exist', () => {
    for (const { table, owner, hidden = [], retention } of declaredTables) {
      const named = [
        ...owner.map(({ column }) => column),
        ...hidden,
        ...(retention ? [retention.column] : []),
      ];
      expect({ table, unknown: named.filter((column) => !columnsOf(table).includes(column)) }).toEqual({
        table,
        unknown: [],
      });
    }
  });

  it('leaves no column with a user or phone undeclared', () => {
    const personal = columns.filter(({ column }) => /^(user_id|phone_index|recipient_index)$/.test(column));
    const undeclared = personal.filter(
      ({ table, column }) => !declarations[table]?.owner.some((owner) => owner.column === column),
    );
    // The account's own phone and the roster entry are found by the account.
    expect(undeclared.map(({ table, column }) => `${table}.${column}`).sort()).toEqual([
      'student.phone_index',
      'user_account.phone_index',
    ]);
  });

  it('gives a reason, and erases or exports nothing without an owner', () => {
    for (const { table, owner, exported, erased, why } of declaredTables) {
      expect(why).not.toBe('');
      if (owner.length === 0) expect([table, exported, erased]).toEqual([table, false, 'kept']);
    }
  });
});
