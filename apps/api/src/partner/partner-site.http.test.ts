import { BrowserClient } from '../../test/browser-client.js';
import { startApi } from '../../test/harness.js';
import { PartnerStage, RETURN } from '../../test/partner-stage.js';
import { openAccount } from '../../test/visitor.js';

const SYNC_EXPIRED = '登录身份信息已过期，请重新登录';

let stage: PartnerStage;
beforeAll(async () => {
  stage = await PartnerStage.start();
});
afterAll(() => stage.stop());
beforeEach(() => stage.database.throttle.deleteMany());

describe('SS4, SS5: leaving', () => {
  const attacks = [
    '//evil',
    '/\\evil',
    'https:evil',
    'https://campus.example.cn@evil',
    'https://campus.example.cn.evil',
    'javascript:alert(1)',
    'data:text/html,x',
    '%2f%2fevil',
    '/%2f%2fevil',
    '%252f%252fevil',
    'https://campus.example.cn:443@evil',
    '/\t/evil',
    '/\n/evil',
    'https://сampus.example.cn',
  ];

  it.each(attacks)('%j is not a redirect target, for visitors and members', async (address) => {
    const { token } = await stage.knownMember('m-leaving').then(({ visitor }) => visitor);
    for (const present of [{}, { token: token ?? '' }] as Record<string, string>[]) {
      const answer = await stage.api.post(RETURN, { jyq_url: address }, present);
      expect(answer).toMatchObject({ code: 1, data: { url: null } });
    }
  });

  it('returns a path of our own, and never the session token', async () => {
    const { visitor } = await stage.knownMember('m-own');
    const own = await visitor.post(RETURN, { jyq_url: 'http://localhost/personal/personal?tab=1' });
    expect(own.data).toEqual({ url: '/personal/personal?tab=1' });
    const away = await visitor.post(RETURN, { jyq_url: `http://${stage.host}/a?ticket=planted&id=7` });
    const { url } = away.data as { url: string };
    expect(url).not.toContain(visitor.token);
    expect(new URL(url).searchParams.getAll('ticket')).toHaveLength(1);
    expect(new URL(url).searchParams.get('id')).toBe('7');
    expect(url).not.toContain('planted');
  });

  it('SS5: no sign-in response has a token in its Location', async () => {
    const { visitor } = await stage.knownMember('m-location');
    const targets = [
      '/user/passTickLogin',
      '/user/jyqLogin',
      '/user/autoLogin',
      '/user/jyqSyncLogin',
      RETURN,
      '/user/logout',
    ];
    for (const target of targets) {
      const body = {
        jyq_url: `http://${stage.host}/`,
        domain: `http://${stage.host}`,
        pass_ticket: stage.site.ticket('m-location'),
      };
      const { headers, status } = await visitor.post(target, body);
      expect(headers.get('location')).toBeNull();
      expect(status).toBeLessThan(300);
    }
  });
});

describe('SS6: the 30-day cookie', () => {
  it('is opaque, different at each sign-in, readable by scripts, and no API credential', async () => {
    await openAccount(stage.api, '13900000001', 'calm bamboo 2026');
    const visitor = stage.browser();
    const signIn = () =>
      visitor.post('/user/login', {
        type: 1,
        login_type: 'cas',
        phone: '13900000001',
        password: 'calm bamboo 2026',
      });
    expect((await signIn()).code).toBe(200);
    const [first] = visitor.setCookies.filter((line) => line.startsWith('m_id='));
    expect(first).toMatch(/^m_id=[\w-]{22}; Max-Age=2592000; Path=\/; Expires=[^;]+; SameSite=Lax$/);
    const hint = visitor.cookies.get('m_id');
    await signIn();
    expect(visitor.cookies.get('m_id')).not.toBe(hint);
    expect(first).not.toContain(visitor.token);
    visitor.token = null;
    expect((await visitor.post('/myinfo/info')).status).toBe(401);
    expect((await stage.api.post('/myinfo/info', { token: hint })).status).toBe(401);
    expect((await visitor.post('/user/autoLogin')).msg).toBe(SYNC_EXPIRED);
  });

  it('is not renewed by reading: user info returns the token of its request', async () => {
    const { token } = await stage.member();
    const answer = await stage.api.post('/myinfo/info', {}, { token });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('is Secure over TLS, and on the shared domain if there is one', async () => {
    const secure = await startApi({ appUrl: 'https://resume.example.cn', sharedCookieDomain: 'example.cn' }, [
      'loopback',
    ]);
    const { call: _call, ...owner } = await openAccount(secure, '13900000002', 'calm bamboo 2026');
    const visitor = new BrowserClient(secure, { 'x-forwarded-proto': 'https' });
    await visitor.post('/user/login', {
      type: 1,
      login_type: 'cas',
      phone: '13900000002',
      password: 'calm bamboo 2026',
    });
    expect(owner.userId).toBeTruthy();
    expect(visitor.setCookies.find((line) => line.startsWith('m_id='))).toMatch(
      /Domain=example\.cn; .*Secure; SameSite=Lax$/,
    );
    await secure.stop();
  });
});

describe('getIsJyqExistAccount', () => {
  it('answers only signed questions, each once', async () => {
    const query = stage.site.query('m-1');
    expect((await stage.browser().post('/user/getIsJyqExistAccount', { ticket: query })).code).toBe(200);
    for (const ticket of [
      query,
      stage.site.ticket('m-1'),
      stage.site.query('m-1', { aud: 'evil' }),
      'x',
      '',
    ]) {
      const answer = await stage.browser().post('/user/getIsJyqExistAccount', { ticket });
      expect(answer).toMatchObject({ status: 200, code: 0, msg: '请求签名不正确' });
    }
    expect((await stage.browser().post('/user/getIsJyqExistAccount', { phone: '13800000001' })).status).toBe(
      400,
    );
  });
});
