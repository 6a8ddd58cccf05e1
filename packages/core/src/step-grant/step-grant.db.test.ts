import { createTestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import { CryptoService } from '../platform/index.js';
import { StepGrantRepository } from './step-grant.repository.js';
import { StepGrantService } from './step-grant.service.js';

describe('grants between the steps of a flow', () => {
  let now = new Date('2026-11-21T08:00:00Z');
  let grants: StepGrantService;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const made = await createTestDatabase();
    const database = openDatabase({ url: made.url, poolSize: 4 });
    const secrets = new CryptoService('a secret for tests only, 32 characters');
    grants = new StepGrantService(new StepGrantRepository(database), secrets, { now: () => now });
    stop = async () => {
      await database.$disconnect();
      await made.drop();
    };
  });
  afterAll(() => stop());

  const issue = () => grants.issue({ kind: 'studentCheck', browser: 'x', subject: 'about', step: 'phone' });
  const present = (token: string, over = {}) =>
    grants.find({ kind: 'studentCheck', browser: 'x', token, ...over });

  it('are only valid in the browser and for the kind they were created for', async () => {
    const token = await issue();
    expect(await present(token)).toMatchObject({ step: 'phone', subject: 'about' });
    expect(await present(token, { browser: 'y' })).toBeNull();
    expect(await present(token, { kind: 'wechatBind' })).toBeNull();
    expect(await present(`${token.slice(1)}A`)).toBeNull();
  });

  it('go through their steps in order and are spent once under concurrency', async () => {
    const token = await issue();
    const first = await present(token);
    if (!first) throw new Error('grant missing');
    expect(await grants.advance(first, { step: 'password', subject: 'proven' })).toBe(true);
    expect(await grants.advance(first, { step: 'password' })).toBe(false);
    expect(await grants.spend(first)).toBe(false);
    const second = await present(token);
    if (!second) throw new Error('grant missing');
    expect(second.subject).toBe('proven');
    const spent = await Promise.all(Array.from({ length: 20 }, () => grants.spend(second)));
    expect(spent.filter(Boolean)).toHaveLength(1);
    expect(await present(token)).toBeNull();
  });

  it('are invalid after ten minutes', async () => {
    const token = await issue();
    now = new Date(now.getTime() + 600_000);
    expect(await present(token)).toBeNull();
  });
});
