import { randomUUID } from 'node:crypto';
import {
  checkContestSubmit,
  checkResumeSubmit,
  getContest,
  getContestCertificate,
  submitResume,
  verifyCertificate,
  withdrawFromContest,
} from '@qicheng/contract/contest/index';
import { listMessages } from '@qicheng/contract/message/index';
import { saveResume } from '@qicheng/contract/resume/index';
import { CertificateService, ContestAdminService } from '@qicheng/core/contest';
import { SettingsService } from '@qicheng/core/site';
import { emptyDocument } from '@qicheng/resume/defaults';
import { ContestStage } from '../../test/contest-stage.js';
import { startApi, type TestApi } from '../../test/harness.js';

let api: TestApi;
let stage: ContestStage;
let province: string;
beforeAll(async () => {
  api = await startApi();
  stage = new ContestStage(api);
  await stage.schools();
  province = await stage.contest('province');
  await stage.contest('school', { kind: 'school', schoolCode: '10001' });
});
afterAll(async () => {
  await stage.stop();
  await api.stop();
});
afterEach(async () => {
  await stage.move(province, -1, 1);
  await flag(3);
});

const flag = (value: number) =>
  api.app.get(SettingsService, { strict: false }).change({ actor: 'ops-cli', key: 'contestFlag', value });

describe('CT1: entering', () => {
  it('creates one entry for 50 concurrent requests, with a snapshot of that moment', async () => {
    const { submit, userId, call, resumeId } = await stage.member();
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => submit()));
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(outcomes.length - refused.length).toBe(1);
    for (const outcome of refused)
      expect(outcome).toMatchObject({ reason: { message: '您已提交参赛简历，如需更换请先撤回' } });
    const draft = { title: '后来改的', templateCode: 'tem0001', language: 'zh' as const };
    await call(saveResume, { ...draft, id: resumeId, version: 1, document: { ...emptyDocument() } });
    const [entry, ...others] = await stage.database.contestEntry.findMany({ where: { userId } });
    expect(others).toEqual([]);
    expect(entry?.snapshot).toMatchObject({ title: '参赛简历', version: 1, templateCode: 'tem0001' });
    expect((await call(listMessages, {})).list.map(({ title }) => title)).toEqual(['参赛简历已提交']);
  });

  it('is closed by the server’s clock, as is withdrawing', async () => {
    const [early, late] = [await stage.member(), await stage.member()];
    await early.submit();
    await stage.move(province, -2, -1);
    await expect(late.submit()).rejects.toMatchObject({ message: '报名已经截止' });
    await expect(early.call(withdrawFromContest, { kind: 'provincial' })).rejects.toMatchObject({
      message: '报名已经截止',
    });
    await stage.move(province, 1, 2);
    await expect(late.submit()).rejects.toMatchObject({ message: '大赛还没有开始报名' });
  });

  it('rejects another member’s résumé like a missing one', async () => {
    const [a, b] = [await stage.member(), await stage.member()];
    for (const id of [b.resumeId, randomUUID()]) {
      await expect(a.submit('provincial', id)).rejects.toMatchObject({ status: 404 });
      await expect(a.call(submitResume, { kind: 'provincial', resumeId: id })).rejects.toMatchObject({
        status: 404,
      });
      await expect(a.call(checkContestSubmit, { kind: 'provincial', resumeId: id })).rejects.toMatchObject({
        status: 404,
      });
    }
    expect(await stage.database.contestEntry.count({ where: { userId: a.userId } })).toBe(0);
  });

  it('flag 0: shows nothing and accepts no entries', async () => {
    const { submit, call } = await stage.member();
    await flag(0);
    const hidden = { message: '简历大赛暂未开放' };
    await expect(submit()).rejects.toMatchObject(hidden);
    await expect(call(getContest, { kind: 'school' })).rejects.toMatchObject(hidden);
  });
});

describe('CT2: the contest flag', () => {
  it.each([
    [1, 'provincial', 'school'],
    [2, 'school', 'provincial'],
  ] as const)('%i rejects a call of the %s contest', async (value, refused, shown) => {
    const { call, submit } = await stage.member('示例大学');
    await flag(value);
    const hidden = { message: '简历大赛暂未开放' };
    await expect(submit(refused)).rejects.toMatchObject(hidden);
    await expect(call(checkContestSubmit, { kind: refused })).rejects.toMatchObject(hidden);
    await expect(call(withdrawFromContest, { kind: refused })).rejects.toMatchObject(hidden);
    expect((await call(getContest, { kind: shown })).contest).toMatchObject({ kind: shown });
  });

  it('does not affect an invalid type, which the contract rejects', async () => {
    const { token } = await stage.member();
    const answer = await api.post('/resume_contest/index', { type: 3 }, { token });
    expect(answer).toMatchObject({ code: 0, msg: '请选择大赛类型' });
  });
});

describe('school membership', () => {
  it('is determined by its verified mailbox, not by the request', async () => {
    const [own, other, none] = [
      await stage.member('示例大学'),
      await stage.member('另一大学'),
      await stage.member(),
    ];
    expect(await own.submit('school')).toMatchObject({ state: 'submitted' });
    const refused = { message: '您的学校不在本次大赛的参赛范围内' };
    await expect(other.submit('school')).rejects.toMatchObject(refused);
    await expect(none.submit('school')).rejects.toMatchObject(refused);
    const { checks } = await none.call(checkContestSubmit, { kind: 'school' });
    expect(checks.find(({ name }) => name === 'school')).toEqual({
      name: 'school',
      title: '在参赛范围内',
      isMet: false,
      hint: '面向示例大学学生；请用学号登录或认证校园邮箱',
    });
  });
});

describe('an incomplete résumé', () => {
  it('is rejected with what it lacks', async () => {
    const { submit, call, resumeId } = await stage.member('', emptyDocument());
    await expect(submit()).rejects.toMatchObject({ message: '简历内容还不完整，请补充后再提交' });
    const checked = await call(checkResumeSubmit, { kind: 'provincial', resumeId });
    expect(checked.canSubmit).toBe(false);
    expect(checked.checks.at(-1)).toMatchObject({
      name: 'complete',
      hint: '还缺：姓名、联系电话或邮箱、教育经历、至少一段经历及两条描述',
    });
  });
});

describe('withdrawing', () => {
  it('empties the entry, and allows entering again', async () => {
    const { submit, call, userId } = await stage.member();
    await expect(call(withdrawFromContest, { kind: 'provincial' })).rejects.toMatchObject({ status: 404 });
    await submit();
    expect(await call(withdrawFromContest, { kind: 'provincial' })).toMatchObject({
      state: 'withdrawn',
      canWithdraw: false,
    });
    expect(await stage.database.contestEntry.findFirst({ where: { userId } })).toMatchObject({
      snapshot: null,
      resumeId: null,
    });
    expect(await submit()).toMatchObject({ state: 'submitted', canWithdraw: true });
  });
});

describe('the contest page', () => {
  it('is public, with wire names and without an entry', async () => {
    const answer = await api.post('/resume_contest/index', new URLSearchParams({ type: '2' }));
    expect(answer).toMatchObject({
      code: 1,
      data: {
        contest: { type: '2', status: 'open', rules_html: '<h1>规则</h1>', scope: '全体用户' },
        entry: null,
      },
    });
    expect(JSON.stringify(answer.data)).not.toContain('log');
  });
});

describe('results and certificates', () => {
  it('belong to the account, and are verified by an unguessable code', async () => {
    const [winner, stranger] = [await stage.member(), await stage.member()];
    const id = await stage.contest('results', { opensAt: new Date(Date.now() - 1000).toISOString() });
    await winner.submit();
    const admin = api.app.get(ContestAdminService, { strict: false });
    await admin.close('ops-cli', 'results', { early: true });
    await stage.database.contestEntry.updateMany({
      where: { contestId: id },
      data: { rank: 1, score: 90, award: '一等奖' },
    });
    await admin.publish('ops-cli', 'results', { incomplete: true });
    expect(await api.app.get(CertificateService, { strict: false }).issue('ops-cli', 'results')).toBe(1);
    const { contest, entry } = await winner.call(getContest, { kind: 'provincial' });
    expect(contest).toMatchObject({ phase: 'results', results: [{ number: 1, award: '一等奖' }] });
    expect(entry).toMatchObject({ rank: 1, award: '一等奖', certificate: 'making' });
    expect((await stranger.call(getContest, { kind: 'provincial' })).entry).toBeNull();
    const certificate = { kind: 'provincial' as const };
    expect(await winner.call(getContestCertificate, certificate)).toEqual({ file: null });
    await expect(stranger.call(getContestCertificate, certificate)).rejects.toMatchObject({ status: 404 });
    const { code } = await stage.database.contestCertificate.findFirstOrThrow();
    const visitor = api.as(null);
    expect(code).toHaveLength(22);
    expect(await visitor(verifyCertificate, { code })).toMatchObject({
      contest: '大赛 results',
      award: '一等奖',
      holder: '林**',
      number: 1,
    });
    for (const wrong of [`${code.slice(0, -1)}_`, '', 'x'.repeat(200)])
      await expect(visitor(verifyCertificate, { code: wrong })).rejects.toMatchObject({ status: 404 });
  });
});
