import { createHash, randomBytes } from 'node:crypto';
import type { Call } from '@qicheng/contract/kit/client';
import { openShare, getSharedFile, getSharedPhoto } from '@qicheng/contract/resume-share/index';
import { deleteResume, restoreResume, saveResume } from '@qicheng/contract/resume/index';
import { ExportRunService } from '@qicheng/core/resume-export';
import { OpenShare, SharePageService, type ShareReading } from '@qicheng/core/resume-share';
import type { Database } from '@qicheng/db';
import { SAMPLES } from '@qicheng/resume/samples';
import { startApi, type TestApi, type WireAnswer } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';
import { withCard } from '../pages/page-card.js';
import { sharePageOf } from './share-page-of.js';

const OPEN = '/make_resume/getInfoByMakeResumeId_share';
const REACHED = [openShare.path, getSharedPhoto.path, getSharedFile.path];
let api: TestApi;
let rows: Database;
let call: Call;
let token: string;
let userId: string;
let resumeId: string;

beforeAll(async () => {
  api = await startApi();
  rows = api.openDatabase();
  ({ call, token, userId } = await openAccount(api, '13800000401'));
});
afterAll(async () => {
  await rows.$disconnect();
  await api.stop();
});
beforeEach(async () => {
  await rows.throttle.deleteMany();
  const document = SAMPLES.mechanical();
  document.basics = {
    ...document.basics,
    name: { zh: '林晓' },
    phone: '13800000401',
    email: 'lin@example.com',
    wechat: 'linxiao_2026',
    idNumber: '11010519491231002X',
  };
  const draft = { title: '投给星河', templateCode: 'tem0001', language: 'zh' as const };
  resumeId = (await call(saveResume, { ...draft, document: { ...document } })).id;
});

type SettingsService = Record<string, unknown> & { md5: string; share_url: string };
const own = async (path: string, fields: object = {}): Promise<WireAnswer> =>
  api.post(path, { id: resumeId, ...fields }, { token });
const share = async (): Promise<SettingsService> =>
  (await own('/make_resume/get_share_url')).data as SettingsService;
const change = async (fields: object): Promise<SettingsService> =>
  (await own('/make_resume/update_share_url', fields)).data as SettingsService;
const visit = (fields: object, path = OPEN) => api.post(path, { format: 'pdf', ...fields });

describe('share management', () => {
  it('1: creates a link once, with safe settings, and returns the same again', async () => {
    const first = await share();
    expect(first).toMatchObject({ is_on: 1, has_password: 0, show_contacts: 0, allow_download: 0 });
    expect(first.md5).toMatch(/^[\w-]{22}$/);
    expect(first.md5).not.toBe(createHash('md5').update(resumeId).digest('hex'));
    expect(first.share_url).toBe(`http://localhost/resume/share?md5=${first.md5}`);
    const days = (Date.parse(String(first.expires_at)) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect((await share()).md5).toBe(first.md5);
  });

  it('reads without creating, and rejects missing and other users’ résumés', async () => {
    expect((await own('/api/resume/share/state')).data).toEqual({ share: null });
    expect(await own('/make_resume/update_share_url', { is_on: 1 })).toMatchObject({ status: 404 });
    expect(await own('/api/resume/share/qr')).toMatchObject({ status: 404 });
    const other = await openAccount(api, '13800000402').catch(() => null);
    const headers = { token: other?.token ?? '' };
    expect((await api.post('/make_resume/get_share_url', { id: resumeId }, headers)).status).toBe(404);
    expect((await api.post('/make_resume/get_share_url', { id: resumeId })).status).toBe(401);
  });

  it('stores neither token nor password in plain text', async () => {
    const { md5 } = await share();
    await change({ password: '开门-2026' });
    const kept = JSON.stringify(await rows.resumeShare.findFirst({ where: { resumeId } }));
    expect(kept).not.toContain(md5);
    expect(kept).not.toContain('开门-2026');
    expect(kept).toContain('$argon2id$');
  });

  it('shows contacts only with consent to its text, and hides them without consent', async () => {
    await share();
    const refused = await own('/make_resume/update_share_url', { show_contacts: 1 });
    expect(refused).toMatchObject({ status: 200, code: 0, msg: '请先阅读并同意公开联系方式的说明' });
    expect(await change({ show_contacts: 1, consent: 'contacts-1' })).toMatchObject({ show_contacts: 1 });
    expect(await rows.resumeShare.findFirst({ where: { resumeId } })).toMatchObject({
      contactsConsent: 'contacts-1',
      contactsConsentAt: expect.any(Date) as Date,
    });
    expect(await change({ show_contacts: 0 })).toMatchObject({ show_contacts: 0 });
  });

  it('accepts 7, 30, 90 days or unlimited, and a password of 4 to 32 characters', async () => {
    await share();
    expect(await change({ expire_days: '0' })).toMatchObject({ expires_at: null });
    expect((await own('/make_resume/update_share_url', { expire_days: 8 })).status).toBe(400);
    expect((await own('/make_resume/update_share_url', { password: 'abc' })).msg).toContain('4-32');
    expect(await change({ password: 'abcd' })).toMatchObject({ has_password: 1 });
    expect(await change({ password: '' })).toMatchObject({ has_password: 0 });
  });

  it('returns the link as an SVG QR code', async () => {
    await share();
    const response = await fetch(`${api.url}/api/resume/share/qr`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify({ id: resumeId }),
    });
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    expect(await response.text()).toMatch(/^<svg/);
  });

  it('counts a browser once a day, and its owner never', async () => {
    const { md5 } = await share();
    const first = await visit({ md5 });
    const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await api.post(OPEN, { md5 }, { cookie });
    await api.post(OPEN, { md5 }, { token });
    await visit({ md5 });
    expect((await own('/api/resume/share/views')).data).toMatchObject({ total: 2, days: [{ views: 2 }] });
  });
});

describe('SH1: the share token', () => {
  it('SH1: is not found by guesses and md5 of numbers, and 60 a minute lead to 429', async () => {
    await share();
    const guesses = Array.from({ length: 70 }, (_, index) =>
      index % 2
        ? randomBytes(16).toString('base64url')
        : createHash('md5').update(String(index)).digest('hex'),
    );
    const seen: number[] = [];
    for (const md5 of guesses) seen.push((await visit({ md5 })).status);
    expect(seen.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 404));
    expect(seen.slice(60)).toEqual(Array.from({ length: 10 }, () => 429));
    const refused = await visit({ md5: (await share()).md5 });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('SH2: access through a link', () => {
  const absent = {
    code: 0,
    msg: '链接不存在、已失效，或访问密码不正确',
    reason: 'shareNotFound',
    data: null,
  };

  it.each(REACHED)('SH2: %s responds alike whatever is wrong', async (path) => {
    const { md5 } = await share();
    const bodies: WireAnswer[] = [await visit({}, path), await visit({ md5: 'x'.repeat(22) }, path)];
    bodies.push(await visit({ md5: `${md5}'--` }, path));
    await change({ password: 'open-sesame', allow_download: 1 });
    bodies.push(await visit({ md5 }, path), await visit({ md5, password: 'wrong' }, path));
    await change({ password: '' });
    await rows.resumeShare.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    bodies.push(await visit({ md5 }, path));
    await change({ expire_days: 7, is_on: 0 });
    bodies.push(await visit({ md5 }, path));
    await change({ revoke: 1 });
    bodies.push(await visit({ md5 }, path));
    for (const { status, code, msg, reason, data } of bodies) {
      expect({ status, code, msg, reason, data }).toEqual({ status: 404, ...absent });
    }
  });

  it('SH2: the right password opens, and must wait after ten wrong ones', async () => {
    const { md5 } = await share();
    await change({ password: 'open-sesame' });
    expect(await visit({ md5, password: ' open-sesame ' })).toMatchObject({ status: 200, code: 1 });
    for (let tries = 0; tries < 10; tries += 1) await visit({ md5, password: `wrong-${tries}` });
    expect(await visit({ md5, password: 'open-sesame' })).toMatchObject({ status: 404, ...absent });
  });

  it('SH2: a file is refused like a missing link unless its owner allows it', async () => {
    const { md5 } = await share();
    expect(await visit({ md5 }, getSharedFile.path)).toMatchObject({ status: 404, ...absent });
  });

  it('the file is made once from the visible content, and is not an export of the owner', async () => {
    const { md5 } = await share();
    await change({ allow_download: 1 });
    const runs = api.app.get(ExportRunService, { strict: false });
    const ask = () =>
      fetch(api.url + getSharedFile.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ md5, format: 'pdf' }),
      });
    const work = async () => {
      for (;;) {
        const queued = await rows.resumeExport.findFirst({ where: { status: 'queued' } });
        const claim = queued && (await runs.claim(queued.id));
        if (!claim) continue;
        expect(JSON.stringify(claim.snapshot)).not.toMatch(/13800000401|lin@|linxiao_2026|投给星河/);
        const file = { bytes: Buffer.from('%PDF-'), mime: 'application/pdf', renderer: 'v1' };
        return runs.complete(claim, file);
      }
    };
    const [answer] = await Promise.all([ask(), work()]);
    expect(await answer.text()).toBe('%PDF-');
    expect(answer.headers.get('content-disposition')).toContain(
      encodeURIComponent('林晓-机械设计工程师-简历.pdf'),
    );
    expect(await (await ask()).text()).toBe('%PDF-');
    expect(await rows.resumeExport.count()).toBe(1);
    expect((await api.post('/api/resume/exports/recent', {}, { token })).data).toEqual({ list: [] });
  });
});

describe('SH3: the content of a share', () => {
  it('SH3: has exactly the allow-listed keys, masked contacts, and nothing of the account', async () => {
    const { md5 } = await share();
    const answer = await visit({ md5 });
    const { document, ...rest } = answer.data as { document: string };
    expect(rest).toEqual({
      title: '林晓的简历',
      tz_url: 'tem0001',
      resume_type: 'zh',
      has_photo: 0,
      show_contacts: 0,
      allow_download: 0,
      has_ai_text: 0,
    });
    const shown = JSON.parse(document) as Record<string, Record<string, unknown>>;
    expect(Object.keys(shown.meta ?? {}).sort()).toEqual([
      'docVersion',
      'lang',
      'sections',
      'style',
      'templateCode',
    ]);
    expect(shown.basics).toMatchObject({ phone: '已隐藏', email: '已隐藏', wechat: '已隐藏' });
    const whole = JSON.stringify(answer.data);
    expect(whole).not.toMatch(/13800000401|lin@example|linxiao_2026|11010519491231002X|投给星河/);
    for (const id of [userId, resumeId]) expect(whole).not.toContain(id);
  });

  it('SH3: includes contacts after the opt-in, the ID number never', async () => {
    const { md5 } = await share();
    await change({ show_contacts: 1, consent: 'contacts-1' });
    const whole = JSON.stringify((await visit({ md5 })).data);
    expect(whole).toContain('13800000401');
    expect(whole).not.toContain('11010519491231002X');
  });
});

describe('SH4: a revoked link', () => {
  it('SH4: stops working with the response: renewed, disabled, deleted or closing', async () => {
    const { md5 } = await share();
    const renewed = await change({ renew: 1 });
    expect(renewed.md5).not.toBe(md5);
    expect((await visit({ md5 })).status).toBe(404);
    expect((await visit({ md5: renewed.md5 })).status).toBe(200);
    await change({ is_on: 0 });
    expect((await visit({ md5: renewed.md5 })).status).toBe(404);
    await change({ is_on: 1 });
    await call(deleteResume, { id: resumeId });
    expect((await visit({ md5: renewed.md5 })).status).toBe(404);
    await call(restoreResume, { id: resumeId });
    expect((await visit({ md5: renewed.md5 })).status).toBe(200);
    const closing = (closeRequestedAt: Date | null) =>
      rows.user.update({ where: { id: userId }, data: { closeRequestedAt } });
    await closing(new Date());
    expect((await visit({ md5: renewed.md5 })).status).toBe(404);
    await closing(null);
  });

  it('SH4: starts over with safe settings when shared again', async () => {
    const { md5 } = await share();
    await change({ show_contacts: 1, consent: 'contacts-1', allow_download: 1, password: 'abcd' });
    expect(await change({ revoke: 1 })).toMatchObject({ md5: null, share_url: null, is_on: 0 });
    expect((await visit({ md5, password: 'abcd' })).status).toBe(404);
    const next = await share();
    expect(next).toMatchObject({ is_on: 1, show_contacts: 0, has_password: 0, allow_download: 0 });
    expect(next.md5).not.toBe(md5);
  });

  it('SH4: is never cached, indexed or leaked by referrers, in successes and refusals', async () => {
    const { md5 } = await share();
    for (const path of REACHED) {
      for (const key of [md5, 'nothing']) {
        const { headers } = await visit({ md5: key }, path);
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('x-robots-tag')).toContain('noindex');
        expect(headers.get('referrer-policy')).toBe('no-referrer');
      }
    }
  });
});

const pageOf = (md5: string) =>
  sharePageOf(
    api.app.get(SharePageService, { strict: false }),
    'https://qicheng.example',
  )({ path: '/resume/share', query: { md5 }, ip: '127.0.0.1' });

describe('the link’s meta text', () => {
  const wordsOf = async (md5: string) => (await pageOf(md5))?.reading as ShareReading | undefined;

  it('is the shared content without hidden contacts, and absent behind a password', async () => {
    const { md5 } = await share();
    const words = await wordsOf(md5);
    expect(words?.title).toBe('林晓的简历');
    expect(words?.text).toContain('教育背景');
    expect(words?.text).not.toMatch(/1\d{10}|@/);
    await change({ password: 'abcd' });
    await expect(wordsOf(md5)).rejects.toMatchObject({ reason: 'shareNotFound' });
  });

  it('is fetched with the card in one guarded request, which counts an address once', async () => {
    const { md5 } = await share();
    const guard = jest.spyOn(api.app.get(OpenShare, { strict: false }), 'run');
    expect(await pageOf(md5)).toMatchObject({ card: {}, reading: {} });
    expect(guard).toHaveBeenCalledTimes(1);
    guard.mockRestore();
  });
});

describe('the link’s preview card', () => {
  const card = (md5: string) => fetch(`${api.url}/api/resume/share/card?md5=${encodeURIComponent(md5)}`);
  const wordsOf = async (md5: string) => (await pageOf(md5))?.card;

  it('is an uncached picture of 1200 × 630, and disappears with the link', async () => {
    const { md5 } = await share();
    const answer = await card(md5);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    const picture = Buffer.from(await answer.arrayBuffer());
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    await change({ revoke: 1 });
    expect((await card(md5)).status).toBe(404);
  });

  it('shortens the owner’s name until contacts are shown, and has none behind a password', async () => {
    const { md5 } = await share();
    expect(await wordsOf(md5)).toMatchObject({
      title: '林**的简历 · 启程',
      image: `https://qicheng.example/api/resume/share/card?md5=${md5}`,
    });
    await change({ show_contacts: 1, consent: 'contacts-1' });
    expect(await wordsOf(md5)).toMatchObject({ title: '林晓的简历 · 启程' });
    await change({ password: 'abcd' });
    await expect(wordsOf(md5)).rejects.toMatchObject({ reason: 'shareNotFound' });
    expect((await card(md5)).status).toBe(404);
  });

  it('SH5: is escaped in the page, and replaces the default meta tags', () => {
    const page = '<head>\n<meta property="og:title" content="启程" />\n</head>';
    const html = withCard(page, { title: '"><script>', description: 'a', image: 'https://x.example/' });
    expect(html.match(/og:title/g)).toHaveLength(1);
    expect(html).toContain('content="&quot;&gt;&lt;script&gt;"');
    expect(withCard(page, null)).toBe(page);
  });
});
