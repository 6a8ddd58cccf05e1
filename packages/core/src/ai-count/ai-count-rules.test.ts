import type { AuditLogService, UserDirectoryService } from '../operator/index.js';
import { Failure } from '../platform/failure.js';
import type { SettingsService } from '../site/index.js';
import type { AiCountService } from './ai-count.service.js';
import { GrantByOperator } from './grant-by-operator.js';
import { ReadAiCount } from './read-ai-count.js';

describe('the displayed counts of a user', () => {
  const readWith = (aiCountsEnabled: boolean, vipEnabled: boolean) => {
    const counts = { balanceOf: (userId: string) => Promise.resolve(userId === 'me' ? 7 : 0) };
    const settings = { all: () => Promise.resolve({ aiCountsEnabled, vipEnabled }) };
    return new ReadAiCount(counts as AiCountService, settings as unknown as SettingsService).run('me');
  };

  it.each([
    [true, true, false],
    [false, true, true],
    [true, false, true],
    [false, false, true],
  ])('counts %p and VIP %p: unlimited %p', async (isCounted, isVip, isUnlimited) => {
    expect(await readWith(isCounted, isVip)).toEqual({ count: 7, isUnlimited });
  });
});

describe('a grant by an operator', () => {
  function start(granted = true) {
    const done: unknown[] = [];
    const counts = {
      grant: (userId: string, movement: object) => {
        done.push(['grant', userId, movement]);
        return Promise.resolve({ granted, balance: 12 });
      },
      amountOf: () => Promise.resolve(granted ? null : 4),
    };
    const users = {
      get: (actor: string, idOrPhone: string) => {
        if (idOrPhone !== '13800000001') throw new Failure('userNotFound');
        return Promise.resolve({ id: `found by ${actor}` });
      },
    };
    const audit = { record: (...entry: unknown[]) => Promise.resolve(void done.push(['record', ...entry])) };
    const grants = new GrantByOperator(
      counts as unknown as AiCountService,
      users as unknown as UserDirectoryService,
      audit as unknown as AuditLogService,
    );
    return { done, grants };
  }
  const grant = { actor: 'operator:li', idOrPhone: '13800000001', amount: 5, reason: '补偿' };
  const key = expect.stringMatching(/^operator:[\da-f-]{36}$/) as string;

  it('is audited first, then made under a separate key', async () => {
    const { done, grants } = start();
    expect(await grants.run(grant)).toEqual({ userId: 'found by operator:li', balance: 12 });
    const userId = 'found by operator:li';
    expect(done).toEqual([
      ['record', 'operator:li', 'ai-count.grant', userId, { amount: 5, reason: '补偿', key }],
      ['grant', userId, { key, amount: 5, source: 'operator' }],
    ]);
    const keyOf = (at: number) => ((done[at] as unknown[])[2] as { key: string }).key;
    expect((done[0] as unknown[])[4]).toMatchObject({ key: keyOf(1) });
    await grants.run(grant);
    expect(keyOf(3)).not.toBe(keyOf(1));
  });

  it('is not audited again for the same form, and refused with another amount', async () => {
    const { done, grants } = start(false);
    const formKey = '0198c6f0-0000-7000-8000-000000000001';
    expect(await grants.run({ ...grant, amount: 4, formKey })).toMatchObject({ balance: 12 });
    expect(done).toEqual([
      ['grant', 'found by operator:li', { key: `operator:${formKey}`, amount: 4, source: 'operator' }],
    ]);
    await expect(grants.run({ ...grant, formKey })).rejects.toMatchObject({ reason: 'formReused' });
  });

  it('is neither audited nor made for a missing account', async () => {
    const { done, grants } = start();
    await expect(grants.run({ ...grant, idOrPhone: '1' })).rejects.toMatchObject({ reason: 'userNotFound' });
    expect(done).toEqual([]);
  });

  it('under an idempotent key is audited when it takes effect', async () => {
    const once = { actor: 'system', userId: 'u', key: 'prize:1', amount: 3 };
    const [first, second] = [start(), start(false)];
    await first.grants.once(once);
    await second.grants.once(once);
    const grant = ['grant', 'u', { key: 'prize:1', amount: 3, source: 'operator' }];
    expect(first.done).toEqual([
      grant,
      ['record', 'system', 'ai-count.grant', 'u', { amount: 3, key: 'prize:1' }],
    ]);
    expect(second.done).toEqual([grant]);
  });
});
