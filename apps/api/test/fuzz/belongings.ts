import { randomUUID } from 'node:crypto';
import { setConsent } from '@qicheng/contract/consent/index';
import { submitToContest } from '@qicheng/contract/contest/index';
import {
  beginInterview,
  endInterview,
  saveInterviewAnswer,
  startInterviewReport,
} from '@qicheng/contract/interview/index';
import { createApplication } from '@qicheng/contract/job-application/index';
import type { Call } from '@qicheng/contract/kit/client';
import { buyCounts, makeOrder, payOrder } from '@qicheng/contract/order/index';
import { startReportExport } from '@qicheng/contract/report-export/index';
import { startImport } from '@qicheng/contract/resume-import/index';
import { openRecommendation, RECOMMEND_CONSENT } from '@qicheng/contract/resume-recommendation/index';
import { getShareUrl, updateShareUrl } from '@qicheng/contract/resume-share/index';
import { createVariant } from '@qicheng/contract/resume-variant/index';
import { createFolder, moveToFolder } from '@qicheng/contract/resume/index';
import { AiCountService } from '@qicheng/core/ai-count';
import { AnalysisRunService } from '@qicheng/core/analysis';
import { MessageService } from '@qicheng/core/message';
import { ModelCallService } from '@qicheng/core/model-call';
import { LocalCashier } from '@qicheng/core/payment';
import { CryptoService } from '@qicheng/core/platform';
import { ImportRunService } from '@qicheng/core/resume-import';
import type { Database } from '@qicheng/db';
import { emptyDocument } from '@qicheng/resume/defaults';
import { APPLICATION } from '../application.js';
import type { TestApi } from '../harness.js';
import { ANSWER, predicted, reportOn } from '../interview-results.js';
import { questionsAbout } from './run-inputs.js';

const ENGINE = { mode: 'rules' as const, rulesVersion: 'test' };
const CARD = 1;
const PACK = 11;

interface Owner {
  userId: string;
  phone: string;
  canary: string;
  call: Call;
  resumeId: string;
  fileId: string;
  /** The password of the link to the résumé; null for a link without one. */
  sharePassword: string | null;
}

/** The objects of one user in the newer features. */
export type Belongings = Awaited<ReturnType<typeof giveBelongings>>;

/** Creates one object of each kind in the newer features for a user, as members and workers would create it. */
export async function giveBelongings(api: TestApi, database: Database, owner: Owner, postId: string) {
  const { userId, call, resumeId } = owner;
  const lock = owner.sharePassword === null ? {} : { password: owner.sharePassword };
  const get = <T>(token: abstract new (...args: never[]) => T): T => api.app.get<T>(token, { strict: false });
  await get(AiCountService).grant(userId, { key: 'fuzz', amount: 500, source: 'test' });
  await call(setConsent, { kind: 'aiModel', isGiven: true });
  const runs = await makeRuns(api, database, owner, postId);
  const interview = await interviewOf(api, owner, runs.interview ?? '');
  const { exportId: reportFileId } = await call(startReportExport, {
    runId: runs.offer ?? '',
    format: 'pdf',
  });
  const { id: variantId } = await call(createVariant, { id: resumeId, target: '示例公司 会计' });
  await call(getShareUrl, { id: resumeId });
  const { token: shareToken } = await call(updateShareUrl, { id: resumeId, allowsDownload: true, ...lock });
  await get(MessageService).notify(userId, { event: 'told', title: `${owner.canary}的消息` });
  const { id: messageId } = await database.message.findFirstOrThrow({ where: { userId } });
  const orders = await buy(api, database, call);
  const recommendPhoneCipher = get(CryptoService).encrypt(owner.phone);
  await database.user.update({ where: { id: userId }, data: { recommendPhoneCipher } });
  await call(openRecommendation, { resumeId, consent: RECOMMEND_CONSENT.version });
  await call(submitToContest, { kind: 'provincial', resumeId });
  const readImportId = await readImport(api, owner);
  const { id: applicationId } = await call(createApplication, {
    requestKey: randomUUID(),
    ...APPLICATION,
    stage: 'wish',
    stages: [],
  });
  const { id: folderId } = await call(createFolder, { name: `${owner.canary.slice(0, 15)}的夹` });
  await call(moveToFolder, { ids: [resumeId], folderId });
  const { id: callId } = await database.modelCall.findFirstOrThrow({ where: { userId } });
  return {
    runs,
    ...interview,
    reportFileId,
    variantId,
    shareToken,
    messageId,
    ...orders,
    readImportId,
    callId,
    applicationId,
    folderId,
  };
}

const none = { covered: 0, total: 0 };
/** Results that other calls need. */
const RESULTS: Readonly<Record<string, unknown>> = {
  interview: predicted(),
  jdAnalysis: {
    job: {
      title: null,
      company: null,
      cities: [],
      salary: null,
      must: [],
      plus: [],
      duties: [],
      hidden: [],
      keywords: [],
      ignored: [],
    },
    overall: null,
    dimensions: [],
    matrix: [],
    keywords: [],
    risks: [],
    findings: [],
    questions: [],
    notes: [],
    gate: { state: 'none', checks: [] },
    coverage: { must: none, plus: none, duties: none },
    tailoring: { target: '某公司 会计', orders: [], hidden: [] },
  },
};

/** Creates one completed run of each service and returns the run ids by service. */
async function makeRuns(api: TestApi, database: Database, owner: Owner, postId: string) {
  const runs = api.app.get(AnalysisRunService, { strict: false });
  const made: Record<string, string> = {};
  for (const [service, { start, input }] of Object.entries(questionsAbout(owner.resumeId, postId))) {
    const { runId } = (await owner.call(start, input)) as { runId?: string; data?: { runId: string } };
    const id = runId ?? (await lastRun(database, owner.userId));
    const claim = await runs.claim(id);
    if (!claim) throw new Error(`${service}: not claimed`);
    if (service === 'offer') await sendToModel(api, claim);
    const result = RESULTS[service] ?? {};
    await runs.complete(claim, { result, engine: ENGINE, score: null });
    // The result is not checked here; without one in RESULTS the run counts as one whose result was deleted.
    if (!(service in RESULTS))
      await database.$executeRaw`UPDATE analysis SET result = NULL WHERE id = ${id}::uuid`;
    made[service] = id;
  }
  return made;
}

const lastRun = async (database: Database, userId: string): Promise<string> =>
  (await database.analysis.findFirstOrThrow({ where: { userId }, orderBy: { createdAt: 'desc' } })).id;

async function sendToModel(api: TestApi, claim: Parameters<ModelCallService['open']>[0]): Promise<void> {
  const sent = JSON.stringify([{ role: 'user', content: '{"data":{}}' }]);
  const call = { provider: 'deepseek', model: 'stub', sent, costMicroYuan: 5, replaced: { NAME: 2 } };
  await api.app.get(ModelCallService, { strict: false }).open(claim, call, { yuan: 1, calls: 10 });
}

/** Creates a finished mock interview with its report, and one in progress. */
async function interviewOf(api: TestApi, { call }: Owner, runId: string) {
  const runs = api.app.get(AnalysisRunService, { strict: false });
  const answer = { text: ANSWER, followUpAnswer: '', seconds: 30, version: 0, isSubmitted: true };
  const { sessionId: endedId } = await call(beginInterview, { runId });
  for (const questionId of ['q1', 'q2', 'q3'])
    await call(saveInterviewAnswer, { sessionId: endedId, questionId, ...answer });
  await call(endInterview, { sessionId: endedId });
  const report = await call(startInterviewReport, { sessionId: endedId });
  const claim = await runs.claim(report.runId);
  if (!claim) throw new Error('no report');
  await runs.complete(claim, { result: reportOn(endedId), engine: ENGINE, score: 64 });
  const { sessionId } = await call(beginInterview, { runId, questionIds: ['q1', 'q2'] });
  await call(saveInterviewAnswer, { sessionId, questionId: 'q1', ...answer });
  return { sessionId, endedId, reportId: report.runId };
}

/** Creates a pending order and a paid, granted one. */
async function buy(api: TestApi, database: Database, call: Call) {
  const waiting = await call(makeOrder, { productId: CARD });
  await call(payOrder, { orderId: waiting.order.orderId, provider: 'local' });
  const { order } = await call(buyCounts, { productId: PACK });
  await call(payOrder, { orderId: order.orderId, provider: 'local' });
  const { number } = await database.payment.findFirstOrThrow({ where: { orderId: order.orderId } });
  await api.app.get(LocalCashier, { strict: false }).act(number, 'pay');
  return { waitingOrderId: waiting.order.orderId, paidOrderId: order.orderId };
}

/** Creates an import that a worker has read and that waits for review. */
async function readImport(api: TestApi, { call, fileId, canary }: Owner): Promise<string> {
  const { importId } = await call(startImport, { fileId });
  const runs = api.app.get(ImportRunService, { strict: false });
  const claim = await runs.claim(importId);
  if (!claim) throw new Error('no import');
  const facts = { format: 'text', isLossless: false, language: 'zh', templateCode: null } as const;
  const lists = { fields: [], unplaced: [], warnings: [] };
  const document = { ...emptyDocument(), basics: { name: { zh: '张三' } } };
  await runs.complete(claim, { ...facts, ...lists, title: `${canary}导入`, document });
  return importId;
}
