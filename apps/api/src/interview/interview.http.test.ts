import { randomUUID } from 'node:crypto';
import { getRun, removeRun } from '@qicheng/contract/analysis/index';
import {
  beginInterview,
  checkInterviewReport,
  endInterview,
  interviewReportAnswer,
  interviewReportParts,
  interviewSavedAnswer,
  listInterviewReports,
  listInterviews,
  listInterviewSessions,
  saveInterviewAnswer,
  startInterview,
  startInterviewReport,
  thisInterviewSession,
} from '@qicheng/contract/interview/index';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import { saveResume } from '@qicheng/contract/resume/index';
import { AiCountService } from '@qicheng/core/ai-count';
import { AnalysisRunService } from '@qicheng/core/analysis';
import type { Database } from '@qicheng/db';
import { SAMPLES } from '@qicheng/resume/samples';
import { z } from 'zod';
import { startApi, type TestApi } from '../../test/harness.js';
import { ANSWER, predicted, reportOn } from '../../test/interview-results.js';
import { openAccount } from '../../test/visitor.js';

type Owner = Awaited<ReturnType<typeof openAccount>>;

const BALANCE = 6;
let api: TestApi;
let rows: Database;
let owner: Owner;
let stranger: Owner;
let resumeId: string;
beforeAll(async () => {
  api = await startApi();
  rows = api.openDatabase();
  owner = await openAccount(api, '13800000851');
  stranger = await openAccount(api, '13800000852');
  await api.app
    .get(AiCountService, { strict: false })
    .grant(owner.userId, { key: 'a', amount: BALANCE, source: 'test' });
  const saved = await owner.call(saveResume, {
    title: '会计简历',
    templateCode: 'tem0001',
    language: 'zh',
    document: SAMPLES.accounting(),
    requestKey: randomUUID(),
  });
  resumeId = saved.id;
});
afterAll(async () => {
  await rows.$disconnect();
  await api.stop();
});

/** Ends the next run as a worker would. */
async function work(made: { result: unknown; score: number | null } | 'broken'): Promise<void> {
  const runs = api.app.get(AnalysisRunService, { strict: false });
  for (;;) {
    const queued = await rows.analysis.findFirst({ where: { status: 'queued' } });
    const claim = queued && (await runs.claim(queued.id));
    if (!claim) continue;
    if (made === 'broken') return void (await runs.fail(claim, 'broken'));
    await runs.complete(claim, { ...made, engine: { mode: 'rules', rulesVersion: 'test' } });
    return;
  }
}

function predictedFor(position: string | undefined) {
  const { target, ...result } = predicted();
  return { ...result, target: { ...target, position: position ?? target.position } };
}

async function predict(choices: Partial<InputOf<typeof startInterview>> = {}) {
  const request: InputOf<typeof startInterview> = {
    resumeId,
    round: 'hr',
    count: 5,
    difficulty: 'standard',
    persona: 'neutral',
    set: 1,
    ...choices,
  };
  const [run] = await Promise.all([
    owner.call(startInterview, request),
    work({ result: predictedFor(choices.position), score: null }),
  ]);
  return run;
}
const startSession = async (choices?: Partial<InputOf<typeof startInterview>>) =>
  owner.call(beginInterview, { runId: (await predict(choices)).runId });
const draft = (
  sessionId: string,
  questionId: string,
  change: Partial<InputOf<typeof saveInterviewAnswer>> = {},
) => ({
  sessionId,
  questionId,
  text: ANSWER,
  followUpAnswer: '',
  seconds: 30,
  version: 0,
  isSubmitted: false,
  ...change,
});
const left = async (sessionId: string) => (await owner.call(checkInterviewReport, { sessionId })).count;

describe('a mock interview', () => {
  it('starts from a prediction, continues in another window, and is found again', async () => {
    expect(await owner.call(thisInterviewSession, {})).toEqual({ session: null });
    const run = await predict({ position: '总账会计' });
    expect(run).toMatchObject({ service: 'interview', status: 'done', title: '总账会计 · HR 面', cost: 1 });
    const [one, two] = await Promise.all([
      owner.call(beginInterview, { runId: run.runId }),
      owner.call(beginInterview, { runId: run.runId }),
    ]);
    expect(two.sessionId).toBe(one.sessionId);
    const { session } = await owner.call(thisInterviewSession, {});
    expect(session).toMatchObject({ sessionId: one.sessionId, status: 'open', round: 'hr', answers: [] });
    expect(session?.questions.map(({ id }) => id)).toEqual(['q1', 'q2', 'q3', 'q4', 'q5']);
    expect((await owner.call(listInterviews, {})).total).toBe(1);
  });

  it('saves answers as they are written; a repeated save changes nothing', async () => {
    const { sessionId } = await startSession({ set: 2 });
    const first = await owner.call(saveInterviewAnswer, draft(sessionId, 'q1'));
    expect(first).toMatchObject({ text: ANSWER, version: 1, followUp: null });
    // The response was lost, so the client sends the same again, also twenty times concurrently.
    const again = await Promise.all(
      Array.from({ length: 20 }, () => owner.call(saveInterviewAnswer, draft(sessionId, 'q1'))),
    );
    expect(again.every((answer) => answer.version === 1)).toBe(true);
    const parallel = await Promise.all(
      Array.from({ length: 10 }, () => owner.call(saveInterviewAnswer, draft(sessionId, 'q2'))),
    );
    expect(new Set(parallel.map(({ version }) => version))).toEqual(new Set([1]));
    const { session } = await owner.call(thisInterviewSession, { sessionId });
    expect(session?.answers).toHaveLength(2);
  });

  it('never overwrites an answer from another window silently', async () => {
    const { sessionId } = await startSession({ set: 3 });
    await owner.call(saveInterviewAnswer, draft(sessionId, 'q1', { text: '第一个窗口' }));
    const other = await api.post(saveInterviewAnswer.path, draft(sessionId, 'q1', { text: '第二个窗口' }), {
      token: owner.token,
    });
    expect([other.status, other.msg]).toEqual([409, '该回答已在另一个窗口修改，请选择保留哪一份']);
    const stored = z.decode(interviewSavedAnswer, other.data as never);
    expect(stored).toMatchObject({ text: '第一个窗口', version: 1 });
    const merged = await owner.call(
      saveInterviewAnswer,
      draft(sessionId, 'q1', { text: '第二个窗口', version: 1 }),
    );
    expect(merged).toMatchObject({ text: '第二个窗口', version: 2 });
    const outcomes = await Promise.allSettled(
      ['甲', '乙', '丙', '丁'].map((text) =>
        owner.call(saveInterviewAnswer, draft(sessionId, 'q1', { text, version: 2 })),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('asks a follow-up about what the answer lacks, and stores the reply', async () => {
    const { sessionId } = await startSession({ set: 4 });
    const short = await owner.call(
      saveInterviewAnswer,
      draft(sessionId, 'q1', { text: '我做过。', isSubmitted: true }),
    );
    expect(short.followUp).toMatchObject({ id: 'q1f2', text: 'short' });
    const full = await owner.call(
      saveInterviewAnswer,
      draft(sessionId, 'q1', { version: 1, isSubmitted: true }),
    );
    expect(full.followUp).toMatchObject({ id: 'q1f3', text: 'complete' });
    const answered = await owner.call(
      saveInterviewAnswer,
      draft(sessionId, 'q1', { followUpAnswer: '先砍掉第二步', version: 2 }),
    );
    expect(answered).toMatchObject({ followUp: { id: 'q1f3', answer: '先砍掉第二步' }, version: 3 });
  });

  it('may cover some of the questions, and ends when stopped', async () => {
    const { runId } = await predict({ set: 5 });
    const { sessionId, questions } = await owner.call(beginInterview, { runId, questionIds: ['q4', 'q2'] });
    expect(questions.map(({ id }) => id)).toEqual(['q2', 'q4']);
    const unknown = await api.post(saveInterviewAnswer.path, draft(sessionId, 'q1'), { token: owner.token });
    expect(unknown.status).toBe(404);
    await owner.call(saveInterviewAnswer, draft(sessionId, 'q2'));
    expect(await owner.call(endInterview, { sessionId })).toMatchObject({ status: 'ended' });
    expect(await owner.call(endInterview, { sessionId })).toMatchObject({ status: 'ended' });
    const late = owner.call(saveInterviewAnswer, draft(sessionId, 'q2', { text: '晚了', version: 1 }));
    await expect(late).rejects.toMatchObject({ message: '本场练习已结束，回答不能再修改' });
  });
});

describe('the report of a mock interview', () => {
  it('requires three answers, is checked free of charge, charged once, and unchanged when repeated', async () => {
    const { sessionId } = (await owner.call(listInterviewSessions, {})).list.find(
      ({ answered }) => answered === 2,
    ) ?? {
      sessionId: '',
    };
    await api.app
      .get(AiCountService, { strict: false })
      .grant(owner.userId, { key: 'b', amount: 2, source: 'test' });
    const balance = await left(sessionId);
    expect(await owner.call(checkInterviewReport, { sessionId })).toMatchObject({
      canReport: false,
      answered: 2,
      least: 3,
      total: 5,
      cost: 1,
      reportId: null,
    });
    await expect(owner.call(startInterviewReport, { sessionId })).rejects.toMatchObject({
      message: '请至少回答 3 道题后再生成报告，次数没有扣除',
    });
    await owner.call(saveInterviewAnswer, draft(sessionId, 'q3', { text: '不会' }));
    expect(await owner.call(checkInterviewReport, { sessionId })).toMatchObject({
      canReport: false,
      answered: 2,
    });
    await owner.call(saveInterviewAnswer, draft(sessionId, 'q4'));

    const [failed] = await Promise.all([owner.call(startInterviewReport, { sessionId }), work('broken')]);
    expect(failed).toMatchObject({ status: 'failed', isRefunded: true });
    expect(await left(sessionId)).toBe(balance);

    const made = reportOn(sessionId);
    const [one, two] = await Promise.all([
      owner.call(startInterviewReport, { sessionId }),
      owner.call(startInterviewReport, { sessionId }),
      work({ result: made, score: 64 }),
    ]);
    expect(one).toMatchObject({ status: 'done', score: 64, cost: 1, service: 'interviewReport' });
    expect(two.runId).toBe(one.runId);
    expect((await owner.call(startInterviewReport, { sessionId })).runId).toBe(one.runId);
    // Storing the report on the session failed; the request still finds it, although it is an earlier report
    // by now.
    await rows.interviewSession.update({ where: { id: sessionId }, data: { reportId: failed.runId } });
    expect((await owner.call(startInterviewReport, { sessionId })).runId).toBe(one.runId);
    expect(await owner.call(checkInterviewReport, { sessionId })).toMatchObject({
      canReport: true,
      cost: 0,
      count: balance - 1,
      reportId: one.runId,
    });

    const { runId } = one;
    const parts = await owner.call(interviewReportParts, { runId });
    expect(parts).toMatchObject({ readiness: { tier: '建议再练' }, overall: { score: 64 } });
    expect(await owner.call(interviewReportAnswer, { runId, questionId: 'q1' })).toMatchObject({
      question: { id: 'q1' },
      analysis: { questionId: 'q1', score: 64 },
    });
    expect(
      (await api.post(interviewReportAnswer.path, { runId, questionId: 'q9' }, { token: owner.token }))
        .status,
    ).toBe(404);
    expect((await owner.call(listInterviewReports, {})).list[0]).toMatchObject({ runId, score: 64 });
    const stored = await owner.call(getRun, { runId });
    expect(stored.input).toMatchObject({ sessionId, answers: [{}, {}, {}, {}], earlier: [] });
    const { list } = await owner.call(listInterviewSessions, {});
    expect(list.find((each) => each.sessionId === sessionId)).toMatchObject({ status: 'ended', score: 64 });
  });

  it('compares only with reports on the same résumé, post and round', async () => {
    await api.app
      .get(AiCountService, { strict: false })
      .grant(owner.userId, { key: 'c', amount: 12, source: 'test' });
    const reportFor = async (choices: Partial<InputOf<typeof startInterview>>, score: number) => {
      const { sessionId } = await startSession(choices);
      for (const questionId of ['q1', 'q2', 'q3']) {
        await owner.call(saveInterviewAnswer, draft(sessionId, questionId));
      }
      const [run] = await Promise.all([
        owner.call(startInterviewReport, { sessionId }),
        work({ result: reportOn(sessionId), score }),
      ]);
      const { input } = await owner.call(getRun, { runId: run.runId });
      return z.object({ earlier: z.array(z.object({ score: z.number() })) }).parse(input);
    };
    const post = { position: '审计助理' };
    expect((await reportFor({ ...post, set: 6 }, 71)).earlier).toEqual([]);
    expect((await reportFor({ ...post, set: 7 }, 80)).earlier).toMatchObject([{ score: 71 }]);
    expect((await reportFor({ position: '后端开发工程师', set: 8 }, 40)).earlier).toEqual([]);
    const { id: other } = await owner.call(saveResume, {
      title: '另一个人',
      templateCode: 'tem0001',
      language: 'zh',
      document: SAMPLES.accounting(),
      requestKey: randomUUID(),
    });
    expect((await reportFor({ ...post, set: 9, resumeId: other }, 50)).earlier).toEqual([]);
  });

  it('is deleted with its prediction', async () => {
    const [{ runId, sessionId } = { runId: '', sessionId: '' }] = (
      await owner.call(listInterviewSessions, {})
    ).list;
    await owner.call(removeRun, { runId });
    expect((await api.post(thisInterviewSession.path, { sessionId }, { token: owner.token })).status).toBe(
      404,
    );
    expect(await rows.interviewAnswer.count({ where: { sessionId } })).toBe(0);
  });
});

describe('AI7: to another user', () => {
  it('my sessions, answers and reports do not exist', async () => {
    const { list } = await owner.call(listInterviewSessions, {});
    const [session] = [...list.filter((each) => each.reportId !== null), ...list];
    const { sessionId = '', runId = '', reportId = null } = session ?? {};
    const bodies = (session: string, run: string) =>
      [
        [thisInterviewSession, { sessionId: session }],
        [beginInterview, { runId: run }],
        [saveInterviewAnswer, draft(session, 'q1')],
        [endInterview, { sessionId: session }],
        [checkInterviewReport, { sessionId: session }],
        [startInterviewReport, { sessionId: session }],
        [interviewReportParts, { runId: run }],
        [interviewReportAnswer, { runId: run, questionId: 'q1' }],
      ] as const;
    const mine = bodies(sessionId, reportId ?? runId);
    const random = bodies(randomUUID(), randomUUID());
    for (const [index, [{ path }, body]] of mine.entries()) {
      const answer = await api.post(path, body, { token: stranger.token });
      const other = await api.post(path, random[index]?.[1] ?? {}, { token: stranger.token });
      expect([path, answer.status]).toEqual([path, 404]);
      expect({ ...answer, headers: null }).toEqual({ ...other, headers: null });
      expect((await api.post(path, body)).status).toBe(401);
    }
    expect(await stranger.call(thisInterviewSession, {})).toEqual({ session: null });
    expect(await stranger.call(listInterviewSessions, {})).toEqual({ list: [], total: 0 });
    expect(await stranger.call(listInterviewReports, {})).toEqual({ list: [], total: 0 });
    expect(await stranger.call(listInterviews, {})).toEqual({ list: [], total: 0 });
  });

  it('a prediction requires a résumé', async () => {
    const answer = await api.post(startInterview.path, { round: 'hr' }, { token: owner.token });
    expect(answer.msg).toBe('请选择简历或上传简历');
  });
});
