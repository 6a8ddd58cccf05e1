import type { Database } from '@qicheng/db';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import { CampusEmailRepository } from './campus-email.repository.js';

let test: TestDatabase;
let database: Database;
let accounts: CampusEmailRepository;
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url });
  accounts = new CampusEmailRepository(database);
});
afterAll(async () => {
  await database.$disconnect();
  await test.drop();
});

const gift = { key: 'campus-email', amount: 30, source: 'campus-email' };
const mailbox = (campusEmailIndex: string) => ({
  campusEmailCipher: 'sealed',
  campusEmailIndex,
  campusSchool: '甲大学',
  campusEmailVerifiedAt: new Date('2026-11-21T08:00:00Z'),
});
const newUser = async () => (await database.user.create({ data: { username: '测试用户' } })).id;
const grantsOf = (userId: string) => database.aiCountEntry.findMany({ where: { userId } });

describe('a mailbox and its gift', () => {
  it('are written together, the gift once, however many verify concurrently', async () => {
    const userId = await newUser();
    const granted = await Promise.all(
      Array.from({ length: 10 }, (_, index) => accounts.bind(userId, mailbox(`a${index}`), gift)),
    );
    expect(granted.sort()).toEqual([...Array<number>(9).fill(0), 30]);
    expect(await grantsOf(userId)).toMatchObject([{ kind: 'grant', amount: 30 }]);
  });

  it('are both rolled back if the gift cannot be written, as after a kill between the two', async () => {
    const userId = await newUser();
    const broken = { ...gift, amount: -5 };
    await expect(accounts.bind(userId, mailbox('b'), broken)).rejects.toThrow();
    expect(await accounts.findIndex(userId)).toBeNull();
    expect(await grantsOf(userId)).toEqual([]);
    expect(await accounts.bind(userId, mailbox('b'), gift)).toBe(30);
  });

  it('ED2: are both refused if another account has the mailbox', async () => {
    const [first, second] = [await newUser(), await newUser()];
    expect(await accounts.bind(first, mailbox('c'), gift)).toBe(30);
    expect(await accounts.bind(second, mailbox('c'), gift)).toBeNull();
    expect(await grantsOf(second)).toEqual([]);
  });

  it('is linked without a gift while operators give none', async () => {
    const userId = await newUser();
    expect(await accounts.bind(userId, mailbox('d'), null)).toBe(0);
    expect(await accounts.findIndex(userId)).toBe('d');
  });
});
