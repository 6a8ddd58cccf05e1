import { PartnerService } from '@qicheng/core/partner';
import { PartnerSite, signTicket } from '@qicheng/testing/partner-site';
import type { BrowserClient } from '../../test/browser-client.js';
import { PartnerStage, RETURN, userIn } from '../../test/partner-stage.js';

const EXPIRED = '登录凭证已过期，请重新登录';
const SYNC_EXPIRED = '登录身份信息已过期，请重新登录';

let stage: PartnerStage;
beforeAll(async () => {
  stage = await PartnerStage.start();
});
afterAll(() => stage.stop());
beforeEach(() => stage.database.throttle.deleteMany());

const handleIn = (answer: { data: unknown }) => (answer.data as { handle: string }).handle;

describe('the partner round trip', () => {
  it('leads to the partner, back with a ticket, into a separate account, and out again', async () => {
    const visitor = stage.browser();
    expect(
      (await visitor.post('/user/getIsJyqExistAccount', { ticket: stage.site.query('m-1') })).data,
    ).toEqual({
      is_exist: 0,
    });
    const left = (await visitor.post(RETURN, { jyq_url: `http://${stage.host}/start?from=qc` })).data as {
      url: string;
    };
    await fetch(left.url);
    expect(stage.site.visits.at(-1)).toMatchObject({ path: '/start', member: null });
    const state = stage.site.visits.at(-1)?.state;
    visitor.cookies.set('pass_ticket', stage.site.ticket('m-1', { state, name: '林晓舟' }));
    const signedIn = await visitor.post('/user/passTickLogin', { domain: 'jobs.example.cn' });
    expect(signedIn).toMatchObject({
      code: 200,
      msg: '登录成功',
      data: { username: '林晓舟', is_modify_password: 1 },
    });
    expect(visitor.cookies.has('pass_ticket')).toBe(false);
    expect(visitor.cookies.get('m_id')).toBe('m-1');
    const { userId, user, ...link } = await stage.database.partnerAccount.findFirstOrThrow({
      include: { user: true },
    });
    expect(JSON.stringify(link)).not.toContain('m-1');
    expect(user).toMatchObject({
      id: userId,
      phoneIndex: null,
      origin: { channel: 'jobs', domain: 'jobs.example.cn' },
    });
    expect(await stage.database.session.findFirst({ where: { userId } })).toMatchObject({
      method: 'partner',
    });
    expect(
      (await visitor.post('/user/getIsJyqExistAccount', { ticket: stage.site.query('m-1') })).data,
    ).toEqual({
      is_exist: 1,
    });
    const back = (await visitor.post(RETURN, { jyq_url: `http://${stage.host}/jobs` })).data as {
      url: string;
    };
    await fetch(back.url);
    await fetch(back.url);
    const [first, replayed] = stage.site.visits.slice(-2);
    expect(first?.member).toMatchObject({ iss: 'localhost', aud: stage.host, use: 'return' });
    expect(JSON.stringify(first)).not.toContain(userId);
    expect(replayed?.member).toBeNull();
  });

  it('finds the same account at every visit, and a different one for each partner', async () => {
    const { userId } = await stage.knownMember('m-again');
    expect((await stage.knownMember('m-again')).userId).toBe(userId);
    const visitor = stage.browser();
    const ticket = signTicket(stage.otherKey, {
      iss: 'campus',
      aud: 'localhost',
      sub: 'm-again',
      iat: Math.floor(Date.now() / 1000),
      jti: 'aaaaaaaaaaaaaaaaaaaaaa',
      use: 'login',
      state: await stage.stateOf(visitor),
    });
    const { data } = await visitor.post('/user/jyqLogin', { pass_ticket: ticket });
    expect(userIn(data)).not.toBe(userId);
  });

  it('creates one account for concurrent arrivals of a new member', async () => {
    const visitor = stage.browser();
    const state = await stage.stateOf(visitor);
    const answers = await Promise.all(
      [0, 1, 2, 3].map(() =>
        visitor.post('/user/jyqLogin', { pass_ticket: stage.site.ticket('m-twin', { state }) }),
      ),
    );
    const users = new Set(answers.map(({ data }) => userIn(data)));
    expect(users.size).toBe(1);
  });

  it('never links to an account by the phone that the partner reports', async () => {
    const owner = await stage.member();
    const visitor = stage.browser();
    const ticket = stage.site.ticket('m-phone', {
      state: await stage.stateOf(visitor),
      phone: '13800000001',
      phone_verified: true,
    });
    const { data } = await visitor.post('/user/jyqLogin', { pass_ticket: ticket });
    expect(userIn(data)).not.toBe(owner.userId);
    expect(await stage.database.user.findUnique({ where: { id: userIn(data) } })).toMatchObject({
      phoneIndex: null,
    });
  });
});

describe('SS1: a ticket', () => {
  it('counts once, also when 50 browsers present it at the same time', async () => {
    const before = await stage.countSessions();
    const visitor = stage.browser();
    const ticket = stage.site.ticket('m-50', { state: await stage.stateOf(visitor) });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => visitor.post('/user/passTickLogin', { pass_ticket: ticket })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ code }) => code !== 200).map(({ msg }) => msg))).toEqual(
      new Set([EXPIRED]),
    );
    expect(await stage.countSessions()).toBe(before + 1);
    expect((await visitor.post('/user/jyqLogin', { pass_ticket: ticket })).msg).toBe(EXPIRED);
  });

  const seconds = () => Math.floor(Date.now() / 1000);
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const forged: [string, () => string][] = [
    ['61 s late', () => stage.site.ticket('m', { iat: seconds() - 61 })],
    ['from the future', () => stage.site.ticket('m', { iat: seconds() + 30 })],
    ['without an issue time', () => stage.site.ticket('m', { iat: undefined })],
    ['for another site', () => stage.site.ticket('m', { aud: 'evil.example.cn' })],
    ['for another use', () => stage.site.ticket('m', { use: 'query' })],
    ['of an unknown partner', () => stage.site.ticket('m', { iss: 'nobody' })],
    ["under another partner's key", () => stage.site.ticket('m', {}, stage.otherKey)],
    ['without a member name', () => stage.site.ticket('', {})],
    ['whose member name is an object', () => stage.site.ticket('m', { sub: { not: '' } })],
    ['with a short id', () => stage.site.ticket('m', { jti: 'short' })],
    ['with a malformed state', () => stage.site.ticket('m', { state: { a: 1 } })],
    ['unsigned', () => `${none}.${stage.site.ticket('m').split('.')[1]}.`],
    [
      'with one changed character',
      () => stage.site.ticket('m').replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ],
    ['with another header', () => signTicket('', {}, { alg: 'HS512' })],
    ['that is not JSON', () => `${none.replace('none', 'HS256')}.bm90IGpzb24.AAAA`],
    ['that is text', () => 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.bm90IGpzb24.AAAA'],
    ['that is null', () => 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.bnVsbA.AAAA'],
    ['that is empty', () => ''],
    ['that is noise', () => 'a.b.c'],
  ];
  it.each(forged)('%s is rejected with one and the same response', async (_what, make) => {
    const before = await stage.countSessions();
    const answer = await stage.browser().post('/user/jyqLogin', { pass_ticket: make() });
    expect(answer).toMatchObject({ status: 200, code: 0, msg: EXPIRED, data: null });
    expect(await stage.countSessions()).toBe(before);
  });

  it('is void after its owner signed out', async () => {
    const { visitor } = await stage.knownMember('m-out');
    const ticket = stage.site.ticket('m-out', { state: await stage.stateOf(visitor) });
    visitor.cookies.set('pass_ticket', ticket);
    expect((await visitor.post('/user/logout')).msg).toBe('退出成功');
    expect([...visitor.cookies.keys()]).toEqual(['qicheng-browser']);
    visitor.token = null;
    expect((await visitor.post('/user/passTickLogin', { pass_ticket: ticket })).msg).toBe(EXPIRED);
  });

  it('of a disabled partner or with an old key is rejected', async () => {
    const partners = stage.api.app.get(PartnerService, { strict: false });
    const { key } = await partners.add({
      actor: 'test',
      code: 'left',
      name: '旧站',
      hosts: ['left.example.cn'],
    });
    const left = new PartnerSite({ code: 'left', key, audience: 'localhost' });
    const call = (ticket: string) => stage.browser().post('/user/jyqLogin', { pass_ticket: ticket });
    expect((await call(left.ticket('m'))).code).toBe(203);
    const renewed = await partners.rotateKey({ actor: 'test', code: 'left' });
    expect((await call(left.ticket('m'))).msg).toBe(EXPIRED);
    left.useKey(renewed.key);
    expect((await call(left.ticket('m'))).code).toBe(203);
    await partners.disable({ actor: 'test', code: 'left' });
    expect((await call(left.ticket('m'))).msg).toBe(EXPIRED);
    expect((await stage.browser().post(RETURN, { jyq_url: 'https://left.example.cn/' })).data).toEqual({
      url: null,
    });
  });

  it('does not sign in to a disabled account', async () => {
    const { userId } = await stage.knownMember('m-disabled');
    await stage.database.user.update({ where: { id: userId }, data: { disabledAt: new Date() } });
    const answer = await stage
      .browser()
      .post('/user/jyqLogin', { pass_ticket: stage.site.ticket('m-disabled') });
    expect(answer.msg).toBe('该账号已停用，请联系客服');
  });
});

describe('SS2: a planted ticket', () => {
  it('replaces no live session; it asks who to sign in, and requires a click in this browser', async () => {
    const { token, userId } = await stage.member();
    const victim = stage.browser();
    victim.token = token;
    victim.cookies.set('pass_ticket', stage.site.ticket('m-attacker', { name: '陌生人' }));
    const before = await stage.countSessions();
    const confirmation = await victim.post('/user/passTickLogin');
    expect(confirmation).toMatchObject({
      code: 203,
      data: {
        partner_name: '就业平台',
        username: '陌生人',
        current_username: expect.stringMatching(/^用户/),
      },
    });
    expect(await stage.countSessions()).toBe(before);
    expect(userIn((await victim.post('/myinfo/info')).data)).toBe(userId);

    const handle = handleIn(confirmation);
    const elsewhere = stage.browser();
    elsewhere.token = token;
    expect((await elsewhere.post('/api/partner/confirm', { handle })).msg).toBe(
      '确认已过期，请从合作网站重新进入',
    );
    victim.token = null;
    expect((await victim.post('/api/partner/confirm', { handle })).code).toBe(0);
    victim.token = token;
    const switched = await victim.post('/api/partner/confirm', { handle });
    expect(switched).toMatchObject({ code: 200, data: { username: '陌生人' } });
    expect((switched.data as { token: string }).token).not.toBe(token);
    expect((await stage.api.post('/myinfo/info', {}, { token })).status).toBe(401);
    expect((await victim.post('/api/partner/confirm', { handle })).code).toBe(0);
  });

  it('signs no visitor in automatically if the flow did not start in this browser', async () => {
    const before = await stage.countSessions();
    const confirmation = await stage
      .browser()
      .post('/user/passTickLogin', { pass_ticket: stage.site.ticket('m-planted') });
    expect(confirmation).toMatchObject({ code: 203, data: { current_username: '' } });
    expect(await stage.countSessions()).toBe(before);
  });

  it("carrying another browser's state is rejected, and stays valid in the right one", async () => {
    const [attacker, victim] = [stage.browser(), stage.browser()];
    const ticket = stage.site.ticket('m-state', { state: await stage.stateOf(attacker) });
    expect((await victim.post('/user/passTickLogin', { pass_ticket: ticket })).msg).toBe(EXPIRED);
    expect((await attacker.post('/user/passTickLogin', { pass_ticket: ticket })).code).toBe(200);
  });

  it('of the signed-in user replaces the old token', async () => {
    const { visitor, userId } = await stage.knownMember('m-same');
    const old = visitor.token ?? '';
    const again = await visitor.post('/user/jyqLogin', { pass_ticket: stage.site.ticket('m-same') });
    expect(again).toMatchObject({ code: 200, data: { user_id: userId } });
    expect(visitor.token).not.toBe(old);
    expect((await stage.api.post('/myinfo/info', {}, { token: old })).status).toBe(401);
  });
});

describe('SS3: the member hint', () => {
  const sync = (visitor: BrowserClient, hint: string, proof?: string) => {
    visitor.cookies.set('m_id', hint);
    return visitor.post('/user/jyqSyncLogin', proof === undefined ? {} : { __c: proof });
  };

  it('is not an identity: it signs nobody in without a genuine, fresh proof', async () => {
    await stage.knownMember('m-b');
    const before = await stage.countSessions();
    const now = Math.floor(Date.now() / 1000);
    const used = stage.site.proof('m-b');
    expect((await sync(stage.browser(), 'm-b', used)).code).toBe(203);
    const bad = [
      undefined,
      '',
      used,
      stage.site.proof('m-b', { seconds: now - 62 }),
      // Timestamps slightly ahead of each call, regardless of how long earlier calls took.
      () => stage.site.proof('m-b', { seconds: Math.floor(Date.now() / 1000) + 62 }),
      stage.site.proof('m-a'),
      stage.site.proof('m-b').replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      stage.site.proof('m-b').replace('jobs.', 'campus.'),
      stage.site.proof('m-b').replace(/\.\d{10}\./, `.${now - 1}.`),
      'x'.repeat(500),
    ];
    for (const one of bad) {
      for (const path of ['/user/jyqSyncLogin', '/user/autoLogin']) {
        const proof = typeof one === 'function' ? one() : one;
        const answer = await stage.browser().post(path, {
          m_id: 'm-b',
          ...(proof === undefined ? {} : { __c: proof }),
        });
        expect(answer).toMatchObject({ status: 200, code: 0, msg: SYNC_EXPIRED, data: null });
      }
    }
    expect(await stage.countSessions()).toBe(before);
  });

  it('with a proof asks before it replaces a session, and creates no account', async () => {
    const { userId } = await stage.knownMember('m-sync');
    const visitor = stage.browser();
    visitor.token = (await stage.member()).token;
    const confirmation = await sync(visitor, 'm-sync', stage.site.proof('m-sync'));
    expect(confirmation).toMatchObject({ code: 203, data: { username: '林晓舟' } });
    const answer = await visitor.post('/api/partner/confirm', { handle: handleIn(confirmation) });
    expect(answer.data).toMatchObject({ user_id: userId });
    expect((await sync(stage.browser(), 'm-never', stage.site.proof('m-never'))).msg).toBe(SYNC_EXPIRED);
  });

  it('signs a visitor in at once if the proof contains a state of this browser', async () => {
    const { userId } = await stage.knownMember('m-auto');
    const visitor = stage.browser();
    visitor.cookies.set('m_id', 'm-auto');
    const proof = stage.site.proof('m-auto', { nonce: await stage.stateOf(visitor) });
    const answer = await visitor.post('/user/autoLogin', { __c: proof });
    expect(answer).toMatchObject({ code: 200, data: { user_id: userId } });
  });
});
