import type { Database } from '@qicheng/db';
import { createTestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import { TestClock } from '#test/test-clock.js';
import { AuditRepository } from '../../operator/audit.repository.js';
import { AuditLogService } from '../../operator/index.js';
import { ImportDomainList } from './import-domain-list.js';
import { SchoolMailDomainRepository } from './school-mail-domain.repository.js';
import { SchoolMailDomainService } from './school-mail-domain.service.js';

const LIST = '学校,后缀\n甲大学,jia.edu.cn mails.jia.edu.cn\n乙大学,yi.edu.cn\n丙大学,edu.cn\n';

let database: Database;
let drop: () => Promise<void>;
let list: ImportDomainList;
let domains: SchoolMailDomainService;
beforeAll(async () => {
  const test = await createTestDatabase();
  database = openDatabase({ url: test.url });
  const repository = new SchoolMailDomainRepository(database);
  domains = new SchoolMailDomainService(repository);
  list = new ImportDomainList(
    repository,
    new AuditLogService(new AuditRepository(database), new TestClock()),
  );
  drop = async () => {
    await database.$disconnect();
    await test.drop();
  };
});
afterAll(() => drop());
beforeEach(async () => {
  await database.schoolMailDomain.deleteMany();
  await domains.seed([{ domain: 'yi.edu.cn', schoolName: 'Yi University', source: 'swot' }]);
});

const run = (dryRun: boolean) => list.run({ actor: 'ops-cli', text: LIST, dryRun });
const audits = () => database.auditEntry.count({ where: { action: 'school-domains.import' } });

it('reports in a dry run what would happen to each line, and writes nothing', async () => {
  const { counts, lines } = await run(true);
  expect(counts).toEqual({ added: 2, changed: 1, unchanged: 0, refused: 1 });
  expect(lines.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'added'],
    [2, 'added'],
    [3, 'changed'],
    [4, 'refused'],
  ]);
  expect(await database.schoolMailDomain.count()).toBe(1);
  expect(await audits()).toBe(0);
});

it('overrides a seed, leaves an audit row, and changes nothing the second time', async () => {
  await run(false);
  expect(await domains.findSchool(['cs.yi.edu.cn', 'yi.edu.cn', 'edu.cn'])).toBe('乙大学');
  expect(await domains.findSchool(['edu.cn'])).toBeNull();
  expect(await audits()).toBe(1);
  expect((await run(false)).counts).toEqual({ added: 0, changed: 0, unchanged: 3, refused: 1 });
  await domains.seed([{ domain: 'yi.edu.cn', schoolName: 'Yi University', source: 'swot' }]);
  expect(await domains.findSchool(['yi.edu.cn'])).toBe('乙大学');
});
