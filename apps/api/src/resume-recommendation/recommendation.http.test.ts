import { CAMPUS_CONSENT, RECOMMEND_CONSENT } from '@qicheng/contract/resume-recommendation/index';
import { CryptoService } from '@qicheng/core/platform';
import { emptyDocument } from '@qicheng/resume/defaults';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount, Visitor } from '../../test/visitor.js';

let api: TestApi;
let visitor: Visitor;
let token: string;
let userId: string;
let resumeId: string;
beforeAll(async () => {
  api = await startApi({ partnerDriver: 'local' });
  visitor = new Visitor(api);
  ({ token, userId } = await openAccount(api, '13800000001'));
  const made = await call('/make_resume/saveMakeResume', {
    title: '求职简历',
    tz_url: 'tem0001',
    resume_type: 'zh',
    document: JSON.stringify(emptyDocument()),
  });
  resumeId = (made.data as { id: string }).id;
});
afterAll(async () => {
  await visitor.stop();
  await api.stop();
});

const call = (path: string, fields: object = {}) => api.post(path, fields, { token });
const status = () => call('/make_resume/getResumeRecommendStatus');
const open = (fields: object = {}) =>
  call('/make_resume/openResumeRecommend', { resume_id: resumeId, ...fields });
const close = () => call('/make_resume/closeResumeRecommend');
const consent = RECOMMEND_CONSENT.version;
const orders = () => visitor.database.resumeDelivery.count({ where: { userId } });

it('RC1: 0: opens and transfers nothing without consent to this text and a verified phone', async () => {
  expect(await open()).toMatchObject({ status: 200, code: 0, msg: '请先阅读并同意授权说明' });
  expect(await open({ consent: 'another-text' })).toMatchObject({ status: 400 });
  expect(await open({ consent })).toMatchObject({ code: 0, msg: '请先验证企业可以联系的手机号' });
  expect(await orders()).toBe(0);
  expect(await visitor.database.consent.count({ where: { userId } })).toBe(0);
});

it('RC1: 1: opens with consent and phone, closes at once, and records both', async () => {
  const recommendPhoneCipher = api.app.get(CryptoService).encrypt('13800000088');
  await visitor.database.user.update({ where: { id: userId }, data: { recommendPhoneCipher } });
  expect(await open({ consent })).toMatchObject({
    code: 1,
    msg: '已开启简历推荐',
    data: {
      is_available: 1,
      is_open: 1,
      text_version: consent,
      phone: '138****0088',
      delivery: 'waiting',
      resume: { id: resumeId, title: '求职简历', is_changed: 0 },
    },
  });
  expect(await call('/make_resume/jyqsyncresumeinfo')).toMatchObject({ code: 1, msg: '已提交同步' });
  expect(await orders()).toBe(1);
  expect(await close()).toMatchObject({
    code: 1,
    msg: '已关闭简历推荐',
    data: { is_open: 0, opened_at: null },
  });
  expect(await call('/make_resume/jyqsyncresumeinfo')).toMatchObject({ code: 0, msg: '请先开启简历推荐' });
  expect(await open()).toMatchObject({ code: 0, msg: '请先阅读并同意授权说明' });
  const rows = await visitor.database.consent.findMany({ where: { userId, kind: 'resumeRecommend' } });
  expect(rows).toMatchObject([{ textVersion: consent, withdrawnAt: expect.any(Date) as Date }]);
  expect(await visitor.database.resumeDelivery.findMany({ where: { userId } })).toMatchObject([
    { kind: 'put', status: 'cancelled' },
  ]);
});

it('PE1: 404: rejects another user’s résumé like a missing one', async () => {
  const other = await openAccount(api, '13800000002');
  const foreign = await api.post(
    '/make_resume/openResumeRecommend',
    { resume_id: resumeId, consent },
    { token: other.token },
  );
  const absent = await open({ resume_id: '00000000-0000-7000-8000-000000000000', consent });
  expect(foreign).toMatchObject({ status: 404, code: absent.code, msg: absent.msg });
});

it('remembers that the explanation was shown', async () => {
  const ask = (fields = {}) => call('/make_resume/getIsShowedResumeRecommend', fields);
  expect(await ask()).toMatchObject({ code: 1, data: { is_showed: 0 } });
  expect(await ask({ is_showed: 1 })).toMatchObject({ data: { is_showed: 1 } });
  expect(await ask()).toMatchObject({ data: { is_showed: 1 } });
});

it('sends to the campus network with a separate consent, which can be withdrawn', async () => {
  const state = () => call('/make_resume/getIsShowBxwSyncBtn');
  const sync = (fields = {}) => call('/make_resume/bxwSyncResume', { resume_id: resumeId, ...fields });
  expect(await state()).toMatchObject({ data: { is_show: 1, is_allowed: 0, delivery: 'none' } });
  expect(await sync()).toMatchObject({ code: 0, msg: '请先阅读并同意授权说明' });
  expect(await sync({ consent })).toMatchObject({ status: 400 });
  expect(await sync({ consent: CAMPUS_CONSENT.version })).toMatchObject({
    data: { is_allowed: 1, delivery: 'waiting', resume: { id: resumeId } },
  });
  expect(await call('/api/campus-sync/stop')).toMatchObject({ data: { is_allowed: 0 } });
  expect((await status()).data).toMatchObject({ is_open: 0 });
});

it.each([
  '/make_resume/getResumeRecommendStatus',
  '/make_resume/getIsShowedResumeRecommend',
  '/make_resume/openResumeRecommend',
  '/make_resume/closeResumeRecommend',
  '/make_resume/jyqsyncresumeinfo',
  '/make_resume/getIsShowBxwSyncBtn',
  '/make_resume/bxwSyncResume',
  '/api/campus-sync/stop',
])('401: %s requires a session', async (path) => {
  expect(await api.post(path, { resume_id: resumeId })).toMatchObject({ status: 401, code: 0 });
});

it('opens nothing without a connected platform', async () => {
  const bare = await startApi();
  const person = await openAccount(bare, '13800000003');
  const answer = await bare.post('/make_resume/getResumeRecommendStatus', {}, { token: person.token });
  expect(answer).toMatchObject({ data: { is_available: 0, is_open: 0, recipient: null } });
  await bare.stop();
});
