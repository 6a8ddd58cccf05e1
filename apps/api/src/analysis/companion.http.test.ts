import { randomUUID } from 'node:crypto';
import { getAiUseCount } from '@qicheng/contract/ai-count/ai-count.contract';
import {
  getRun,
  lastCompanionRun,
  listCompanionCategories,
  listCompanionRuns,
  startCompanion,
} from '@qicheng/contract/analysis/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { AiCountService } from '@qicheng/core/ai-count';
import { AnalysisRunService } from '@qicheng/core/analysis';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

type Owner = Awaited<ReturnType<typeof openAccount>>;
type CompanionInput = InputOf<typeof startCompanion>;
type Answer = NonNullable<
  Extract<ResultOf<typeof startCompanion>, { outcome: 'answered' }>['data']['result']
>;

const BALANCE = 5;
let api: TestApi;
let owner: Owner;
let stranger: Owner;
beforeAll(async () => {
  api = await startApi();
  owner = await openAccount(api, '13800000831');
  stranger = await openAccount(api, '13800000832');
  const counts = api.app.get(AiCountService, { strict: false });
  await counts.grant(owner.userId, { key: 'a', amount: BALANCE, source: 'test' });
});
afterAll(() => api.stop());

const introduction: CompanionInput = {
  category: 'introduction',
  answers: { position: '会计', scene: '群面', length: '60 秒', unknown: 'dropped' },
};
const rights: CompanionInput = {
  category: 'rights',
  answers: { question: '公司拖欠我工资', status: '正式员工' },
};

/** Starts a run and ends it as a worker would, with the memory from its input. */
async function answered(request: CompanionInput) {
  const started = await owner.call(startCompanion, request);
  if (started.outcome !== 'answered') throw new Error('no run');
  const runs = api.app.get(AnalysisRunService, { strict: false });
  const claim = await runs.claim(started.data.runId);
  if (!claim) throw new Error('not claimed');
  const { memory } = claim.input as { memory: Answer['memory'] };
  const result: Answer = {
    category: { code: request.category, name: '' },
    summary: '',
    memory,
    dimensions: [],
    blocks: [],
    steps: [],
    scripts: [],
    checklist: [],
    legal: null,
    help: null,
    sources: [],
    notes: [],
  };
  const engine = { mode: 'rules' as const, rulesVersion: 'test' };
  await runs.complete(claim, { result, engine, score: null });
  return started.data;
}
const left = async () => (await owner.call(getAiUseCount, {})).count;

describe('companion calls', () => {
  it('1: show the categories with their forms to anyone', async () => {
    const { list } = await api.as(null)(listCompanionCategories, {});
    expect(list.map(({ name }) => name)).toEqual([
      '自我介绍',
      '职业规划',
      '职业测评',
      '群面准备',
      '谈薪',
      '求职邮件',
      '实习周报',
      '权益咨询',
      '情绪支持',
    ]);
    expect(list.find(({ code }) => code === 'rights')?.page).toBe('/ai/jobRightAi');
    expect(list.every(({ fields }) => fields.some(({ isRequired }) => isRequired))).toBe(true);
  });

  it('1: start, list by category and return the latest', async () => {
    const run = await answered(introduction);
    expect(run).toMatchObject({ service: 'companion', title: '自我介绍', cost: 1 });
    expect(run.input).toMatchObject({ answers: { position: '会计' }, memory: [] });
    expect(run.input).not.toMatchObject({ answers: { unknown: 'dropped' } });
    const law = await answered(rights);
    expect((await owner.call(listCompanionRuns, {})).total).toBe(2);
    const { list } = await owner.call(listCompanionRuns, { category: 'rights' });
    expect(list.map(({ runId }) => runId)).toEqual([law.runId]);
    const { run: last } = await owner.call(lastCompanionRun, { category: 'introduction' });
    expect(last?.runId).toBe(run.runId);
  });

  it('remember confirmed facts, and forget dropped ones', async () => {
    const kept = await answered({ ...introduction, remember: ['position', 'scene'] });
    expect(kept.input).toMatchObject({ memory: [{ key: 'position', value: '会计' }] });
    const later = await answered({ ...rights, answers: { ...rights.answers, question: '没有加班费' } });
    expect(later.input).toMatchObject({ memory: [{ key: 'position', value: '会计' }] });
    const { run } = await owner.call(lastCompanionRun, {});
    expect(run?.result?.memory).toEqual([{ key: 'position', label: '目标岗位', value: '会计' }]);
    const without = await answered({
      ...rights,
      answers: { ...rights.answers, question: '试用期工资多少' },
      forget: ['position'],
    });
    expect(without.input).toMatchObject({ memory: [] });
  });

  it('203: return helplines for words of despair, without a run or charge', async () => {
    const [before, { total }] = [await left(), await owner.call(listCompanionRuns, {})];
    const request: CompanionInput = {
      category: 'feelings',
      answers: { feelings: ['失落'], situation: '我不想活了' },
    };
    const answer = await owner.call(startCompanion, request);
    expect(answer).toMatchObject({ outcome: 'helped' });
    expect(JSON.stringify(answer.data)).toContain('12356');
    // Also for a user without counts.
    expect((await stranger.call(startCompanion, request)).outcome).toBe('helped');
    expect([await left(), (await owner.call(listCompanionRuns, {})).total]).toEqual([before, total]);
  });

  it.each([
    ['an unknown category', { category: 'none', answers: {} }, '没有这个类别，请重新选择'],
    ['an empty form', { category: 'rights', answers: {} }, '请填写“遇到的问题”'],
    [
      'a choice that is not offered',
      { category: 'rights', answers: { question: '工资', status: '老板' } },
      '“您的身份”请从给出的选项中选择',
    ],
    [
      'a figure out of range',
      { category: 'rights', answers: { question: '工资', status: '正式员工', workedMonths: -1 } },
      '“已工作”应在 0 到 600 个月之间',
    ],
  ])('400: %s', async (_what, body, message) => {
    const answer = await api.post(startCompanion.path, body, { token: owner.token });
    expect([answer.status, answer.msg]).toEqual([400, message]);
  });

  it('401: without a token', async () => {
    for (const { path } of [startCompanion, listCompanionRuns, lastCompanionRun])
      expect((await api.post(path, rights)).status).toBe(401);
  });

  it('AI7: hide a run from other users', async () => {
    const { run } = await owner.call(lastCompanionRun, {});
    const answer = await api.post(getRun.path, { runId: run?.runId ?? '' }, { token: stranger.token });
    const random = await api.post(getRun.path, { runId: randomUUID() }, { token: stranger.token });
    expect(answer.status).toBe(404);
    expect({ ...answer, headers: null }).toEqual({ ...random, headers: null });
    expect(await stranger.call(lastCompanionRun, {})).toEqual({ run: null });
    expect(await stranger.call(listCompanionRuns, {})).toEqual({ list: [], total: 0 });
  });
});
