import { login, register } from '@qicheng/contract/auth/index';
import { getConsent } from '@qicheng/contract/consent/index';
import { getLegalText } from '@qicheng/contract/content/index';
import { ContentFileService } from '@qicheng/core/content';
import { startApi, type TestApi } from '../../test/harness.js';
import { Visitor } from '../../test/visitor.js';

let api: TestApi;
let visitor: Visitor;
beforeAll(async () => {
  api = await startApi();
  visitor = new Visitor(api);
});
afterAll(async () => {
  await visitor.stop();
  await api.stop();
});

const publish = (slug: string, version: string) =>
  api.app.get(ContentFileService, { strict: false }).importAll(
    'operator:test',
    [
      {
        path: `legal/${slug}.md`,
        text: `---\ntitle: 用户协议\npublished: 2026-11-01\nversion: '${version}'\n---\n\n## 一、账号\n`,
      },
    ],
    false,
  );

const consentsOf = (userId: string) =>
  visitor.database.consent.findMany({ where: { userId, kind: 'terms' }, orderBy: { givenAt: 'asc' } });

async function signInByCode(phone: string, termsAgreed?: boolean) {
  await visitor.forgetLimits();
  const code = await visitor.receiveCode(phone, 'login');
  const result = await api.as(null)(login, {
    method: 'smsCode',
    phone,
    ...code,
    ...(termsAgreed !== undefined && { termsAgreed }),
  });
  if (result.outcome !== 'signedIn') throw new Error(result.outcome);
  return result.data;
}

describe('the user agreement', () => {
  it('is available by name, with its version', async () => {
    await expect(api.as(null)(getLegalText, { name: 'terms' })).rejects.toThrow('内容不存在');
    await publish('terms', '2026-11-23');
    await publish('privacy', '2026-11-24');
    expect(await api.as(null)(getLegalText, { name: 'terms' })).toMatchObject({
      title: '用户协议',
      version: '2026-11-23',
      html: '<h2>一、账号</h2>',
    });
  });

  it('is accepted at registration: versions and time are stored', async () => {
    const before = new Date();
    const code = await visitor.receiveCode('13800000901', 'register');
    const account = { phone: '13800000901', password: 'Setting-out-2026', ...code, termsAgreed: true };
    const { id, token } = await api.as(null)(register, account);
    const [consent, ...others] = await consentsOf(id);
    expect(others).toEqual([]);
    expect(consent).toMatchObject({ textVersion: 'terms 2026-11-23, privacy 2026-11-24', withdrawnAt: null });
    expect(consent?.givenAt.getTime()).toBeGreaterThanOrEqual(before.getTime());
    expect(await api.as(token)(getConsent, { kind: 'terms' })).toMatchObject({
      isGiven: true,
      textVersion: 'terms 2026-11-23, privacy 2026-11-24',
    });
  });

  it('is accepted at the first sign-in by code, and only by those who were asked', async () => {
    const { id } = await signInByCode('13800000902');
    expect(await consentsOf(id)).toEqual([]);
    await signInByCode('13800000902', false);
    expect(await consentsOf(id)).toEqual([]);
    await signInByCode('13800000902', true);
    await signInByCode('13800000902', true);
    expect(await consentsOf(id)).toHaveLength(1);
  });

  it('must be accepted again in a new version; earlier consents keep their times', async () => {
    const { id } = await signInByCode('13800000903', true);
    await publish('terms', '2027-01-01');
    await signInByCode('13800000903', true);
    expect(await consentsOf(id)).toMatchObject([
      { textVersion: 'terms 2026-11-23, privacy 2026-11-24', withdrawnAt: expect.any(Date) },
      { textVersion: 'terms 2027-01-01, privacy 2026-11-24', withdrawnAt: null },
    ]);
  });
});
