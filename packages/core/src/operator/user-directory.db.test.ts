import type { Database } from '@qicheng/db';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import { phoneIndexOf } from '../platform/blind-index/index.js';
import { CryptoService, SystemClock } from '../platform/index.js';
import { AuditLogService } from './audit-log.service.js';
import { AuditRepository } from './audit.repository.js';
import { UserDirectoryRepository } from './user-directory.repository.js';
import { UserDirectoryService } from './user-directory.service.js';

const secrets = new CryptoService('a secret for tests only, 32 characters');
const clock = new SystemClock();
let test: TestDatabase;
let database: Database;
let directory: UserDirectoryService;
let id: string;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url });
  directory = new UserDirectoryService(
    new UserDirectoryRepository(database),
    new AuditLogService(new AuditRepository(database), clock),
    secrets,
    clock,
  );
  const phone = '13800000001';
  const data = {
    username: '林知远',
    phoneCipher: secrets.encrypt(phone),
    phoneIndex: phoneIndexOf(secrets, phone),
  };
  id = (await database.user.create({ data })).id;
});
afterAll(async () => {
  await database.$disconnect();
  await test.drop();
});

describe('UserDirectoryService', () => {
  it('masks the phone in lists and details', async () => {
    const [listed] = await directory.list('ops-cli', 10);
    expect(listed).toMatchObject({
      id,
      maskedPhone: '138****0001',
      username: '林知远',
      resumes: 0,
      isDisabled: false,
    });
    const shown = await directory.get('ops-cli', '13800000001');
    expect(shown).toMatchObject({ id, maskedPhone: '138****0001', hasPassword: false, liveSessions: 0 });
    expect(await directory.get('ops-cli', id)).toEqual(shown);
  });

  it('audits the account by id, never by phone', async () => {
    await directory.get('ops-cli', '13800000001');
    const [entry] = await database.auditEntry.findMany({ orderBy: { id: 'desc' }, take: 1 });
    expect(entry).toMatchObject({ actor: 'ops-cli', action: 'user.show', subject: id });
  });

  it.each(['13900000000', '00000000-0000-7000-8000-000000000000', "' or 1=1"])(
    'does not find %s',
    async (unknown) => {
      await expect(directory.get('ops-cli', unknown)).rejects.toMatchObject({ reason: 'notFound' });
    },
  );
});
