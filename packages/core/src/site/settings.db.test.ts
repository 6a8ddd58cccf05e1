import type { Database } from '@qicheng/db';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import { AuditRepository } from '../operator/audit.repository.js';
import { AuditLogService } from '../operator/index.js';
import { Clock } from '../platform/index.js';
import { SettingRepository } from './setting.repository.js';
import { SettingsService } from './settings.service.js';
import { SiteInfoService } from './site-info.service.js';

class TestClock extends Clock {
  time = new Date('2026-11-21T08:00:00Z').getTime();
  now(): Date {
    return new Date(this.time);
  }
}

let test: TestDatabase;
let database: Database;
const clock = new TestClock();
const processOf = () =>
  new SettingsService(
    new SettingRepository(database),
    new AuditLogService(new AuditRepository(database), clock),
    clock,
  );

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url });
});
afterAll(async () => {
  await database.$disconnect();
  await test.drop();
});
beforeEach(() => database.setting.deleteMany());

describe('SettingsService', () => {
  it('has the defaults of [decision 10] without any row', async () => {
    const values = await processOf().all();
    expect(values).toMatchObject({
      vipEnabled: true,
      payEnabled: true,
      contestFlag: 3,
    });
    expect(values).toMatchObject({ aiCountsEnabled: true, debugButton: false, footerLinks: [] });
  });

  it('applies a value at once in this process and after five seconds in another', async () => {
    const [here, there] = [processOf(), processOf()];
    expect(await there.get('contestFlag')).toBe(3);
    await here.change({ actor: 'operator:lin', key: 'contestFlag', value: 1 });
    expect(await here.get('contestFlag')).toBe(1);
    expect(await there.get('contestFlag')).toBe(3);
    clock.time += 5_000;
    expect(await there.get('contestFlag')).toBe(1);
  });

  it('returns to the default with null', async () => {
    const settings = processOf();
    await settings.change({ actor: 'operator:lin', key: 'hotline', value: '400-000-0000' });
    await settings.change({ actor: 'operator:lin', key: 'hotline', value: null });
    expect(await settings.get('hotline')).toBe('');
  });

  it('audits who changed what', async () => {
    await processOf().change({ actor: 'operator:lin', key: 'vipEnabled', value: false });
    const [entry] = await database.auditEntry.findMany({ orderBy: { id: 'desc' }, take: 1 });
    expect(entry).toMatchObject({ actor: 'operator:lin', action: 'setting.change', subject: 'vipEnabled' });
    expect(entry?.detail).toEqual({ value: false });
  });

  it.each([
    ['contestFlag', 4],
    ['vipEnabled', 'yes'],
    ['chatUrl', 'javascript:alert(1)'],
    ['chatUrl', '//evil.example'],
    ['footerLinks', [{ name: '', url: '/index/help' }]],
  ])('refuses %s = %j and keeps the old value', async (key, value) => {
    const settings = processOf();
    await expect(settings.change({ actor: 'operator:lin', key, value })).rejects.toMatchObject({
      reason: 'settingInvalid',
    });
    expect(await database.setting.count()).toBe(0);
  });

  it('refuses an unknown key', async () => {
    const change = processOf().change({ actor: 'operator:lin', key: 'toString', value: true });
    await expect(change).rejects.toMatchObject({ reason: 'settingUnknown' });
  });

  it('uses the default if a stored value is no longer valid', async () => {
    await database.setting.create({ data: { key: 'contestFlag', value: 'both' } });
    expect(await processOf().get('contestFlag')).toBe(3);
  });
});

describe('SiteInfoService', () => {
  it.each([
    ['development', 'local', ['sms', 'mail']],
    ['development', 'smtp', ['sms']],
    ['production', 'local', undefined],
  ] as const)(
    'says in %s with mail by %s which messages this site shows itself',
    async (environment, mail, shown) => {
      const config = { environment, sms: { driver: 'local' }, mail: { driver: mail } } as never;
      expect((await new SiteInfoService(processOf(), config).site()).localMessages).toEqual(shown);
    },
  );

  it('keeps payment settings out of the site info', async () => {
    const site = await new SiteInfoService(processOf(), {}).site();
    expect(Object.keys(site)).not.toEqual(expect.arrayContaining(['payEnabled']));
    expect(site).toMatchObject({ vipEnabled: true, contestFlag: 3 });
  });

  it('offers no payment while VIP features are off [decision 36]', async () => {
    const settings = processOf();
    const infos = new SiteInfoService(settings, {});
    expect(await infos.pay()).toEqual({ payEnabled: true, payComponent: 'local' });
    await settings.change({ actor: 'operator:lin', key: 'vipEnabled', value: false });
    expect(await infos.pay()).toMatchObject({ payEnabled: false });
  });

  it('offers no payment without a payment provider', async () => {
    const pay = { wechat: null, alipay: null, local: false };
    expect(await new SiteInfoService(processOf(), { pay }).pay()).toEqual({
      payEnabled: false,
      payComponent: '',
    });
  });
});
