import { OperatorService } from '@qicheng/core/operator';
import { SAMPLES } from '@qicheng/resume/samples';
import { ContestStage } from '#test/contest-stage.js';
import { startApi, type TestApi } from '#test/harness.js';
import { OperatorBrowser } from '#test/operator-browser.js';

const password = 'calm bamboo lake';
let api: TestApi;
let stage: ContestStage;
beforeAll(async () => {
  api = await startApi();
  stage = new ContestStage(api);
  await stage.schools();
  const operators = api.app.get(OperatorService, { strict: false });
  for (const [name, role] of [
    ['owner-lin', 'owner'],
    ['content-lin', 'content'],
    ['judge-a', 'judge'],
    ['judge-b', 'judge'],
  ] as const)
    await operators.add({ actor: 'ops-cli', name, role, password });
});
afterAll(async () => {
  await stage.stop();
  await api.stop();
});

async function browserOf(name: string): Promise<OperatorBrowser> {
  const browser = new OperatorBrowser(api.url);
  await browser.signIn(name, password);
  return browser;
}
const send = async (browser: OperatorBrowser, path: string, fields: Record<string, string>) =>
  browser.submit(path, { ...fields, formToken: await browser.formToken('/ops') });
const [admin, judged] = ['/ops/contests/judged', '/ops/judging/judged'];

describe('access', () => {
  it.each([
    ['content-lin', '/ops/contests', 403],
    ['judge-a', '/ops/contests', 403],
    ['owner-lin', '/ops/contests', 200],
    ['owner-lin', '/ops/judging', 403],
    ['judge-a', '/ops/judging', 200],
  ])('%s at %s: %i', async (name, path, status) => {
    expect((await (await browserOf(name)).open(path)).status).toBe(status);
  });

  it('is required for a form, together with the token of its page', async () => {
    await stage.contest('guarded');
    const path = '/ops/contests/guarded';
    expect((await send(await browserOf('judge-a'), path, { act: 'close', early: '1' })).status).toBe(403);
    const owner = await browserOf('owner-lin');
    expect((await owner.submit(path, { act: 'close', early: '1' })).status).toBe(403);
    expect(await stage.database.contest.findUnique({ where: { code: 'guarded' } })).toMatchObject({
      closedAt: null,
    });
  });
});

describe('a contest on the operator pages', () => {
  it('is closed, judged blind, ranked and published, all audited', async () => {
    const owner = await browserOf('owner-lin');
    await stage.contest('judged', { method: { judgesPerEntry: 2, drop: 0, normalisation: 'none' } });
    const first = await stage.member('示例大学');
    await first.submit();
    const second = await stage.member('', SAMPLES.accounting());
    await second.submit();
    const act = (fields: Record<string, string>) => send(owner, admin, fields);
    expect((await act({ act: 'close' })).text).toContain('报名还没有截止');
    expect((await act({ act: 'close', early: '1' })).status).toBe(303);
    for (const judge of ['judge-a', 'judge-b']) expect((await act({ act: 'judge', judge })).status).toBe(303);
    expect((await act({ act: 'assign' })).status).toBe(303);

    const [one, other] = [await browserOf('judge-a'), await browserOf('judge-b')];
    for (const number of [1, 2]) {
      const { text } = await one.open(`${judged}/${number}`);
      expect(text).toContain('某高校');
      for (const sample of [SAMPLES.computerScience(), SAMPLES.accounting()]) {
        const { name, phone, email } = sample.basics;
        const school = sample.education[0]?.school?.name?.zh;
        for (const secret of [name?.zh, phone, email, school, '示例大学', 'judge-b'])
          if (secret) expect(text).not.toContain(secret);
      }
    }
    const points = (value: string) =>
      Object.fromEntries(['target', 'substance', 'wording', 'order'].map((key) => [`points.${key}`, value]));
    for (const wrong of ['11', '-1', '8.3', 'x', ''])
      expect((await send(one, `${judged}/1`, points(wrong))).text).toContain('分数须在每一项的范围内');
    expect((await send(one, `${judged}/1`, points('8.5'))).location).toBe(`${judged}/2?saved=1`);
    expect((await send(one, `${judged}/2`, points('6'))).location).toBe(judged);
    expect((await other.open(`${judged}/1`)).text).not.toContain('8.5');
    expect((await act({ act: 'publish' })).text).toContain('还有作品没有评完');
    await send(other, `${judged}/1`, points('9.5'));
    await send(other, `${judged}/2`, points('7'));
    expect((await owner.open(admin)).text).toContain('90.00');
    expect((await owner.open(`${admin}?duplicates=1`)).text).toContain('没有发现雷同的作品');
    expect((await act({ act: 'publish' })).status).toBe(303);
    expect((await send(one, `${judged}/1`, points('1'))).text).toContain('结果已经公布');
    expect((await act({ act: 'certificates' })).status).toBe(303);
    const actions = await stage.database.auditEntry.findMany({ where: { subject: 'judged' } });
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['contest.close', 'contest.assign', 'contest.publish', 'contest.certificates']),
    );
  });

  it('hides an entry not assigned to a judge like a missing one', async () => {
    await api.app.get(OperatorService, { strict: false }).add({
      actor: 'ops-cli',
      name: 'judge-c',
      role: 'judge',
      password,
    });
    const stranger = await browserOf('judge-c');
    for (const path of [`${judged}/1`, `${judged}/999`, `${judged}/x`, '/ops/judging/none/1'])
      expect((await stranger.open(path)).status).toBe(404);
  });
});
