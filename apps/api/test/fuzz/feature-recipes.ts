import { randomUUID } from 'node:crypto';
import {
  createJdVariant,
  getRun,
  getRunReference,
  getRunRescore,
  listResumeModules,
  removeRun,
  rescoreRun,
  startCivilReference,
  startJdReference,
  startJobReference,
  startPostgradReference,
  startResumeReference,
} from '@qicheng/contract/analysis/index';
import { getCourse, getDocument, getHelp, keepCoursePlace } from '@qicheng/contract/content/index';
import {
  checkContestSubmit,
  checkResumeSubmit,
  submitResume,
  submitToContest,
  withdrawFromContest,
} from '@qicheng/contract/contest/index';
import {
  beginInterview,
  checkInterviewReport,
  endInterview,
  interviewReportAnswer,
  interviewReportParts,
  saveInterviewAnswer,
  startInterviewReport,
  thisInterviewSession,
} from '@qicheng/contract/interview/index';
import {
  addPosting,
  createApplication,
  getApplication,
  linkApplication,
  moveApplication,
  removeApplication,
  saveApplication,
} from '@qicheng/contract/job-application/index';
import { getJob } from '@qicheng/contract/jobs-board/index';
import { encodeRequest } from '@qicheng/contract/kit/client';
import type { Endpoint, InputOf } from '@qicheng/contract/kit/endpoint';
import { getMembershipOf } from '@qicheng/contract/membership/index';
import { readAllMessages, readMessage } from '@qicheng/contract/message/index';
import {
  buyCounts,
  cancelOrder,
  getTrade,
  makeOrder,
  payOrder,
  refundOrder,
  requestInvoice,
} from '@qicheng/contract/order/index';
import { getReportExport, startReportExport } from '@qicheng/contract/report-export/index';
import { confirmImport, updateResume } from '@qicheng/contract/resume-import/index';
import {
  CAMPUS_CONSENT,
  openRecommendation,
  RECOMMEND_CONSENT,
  startCampusSync,
  syncRecommendation,
} from '@qicheng/contract/resume-recommendation/index';
import {
  getShareCard,
  getSharedFile,
  getShareState,
  getShareUrl,
  getShareViews,
  openShare,
  updateShareUrl,
} from '@qicheng/contract/resume-share/index';
import {
  createVariant,
  detachVariant,
  getVariant,
  retargetVariant,
  settleVariant,
} from '@qicheng/contract/resume-variant/index';
import {
  createFolder,
  deleteFolder,
  listFolders,
  moveToFolder,
  renameFolder,
} from '@qicheng/contract/resume/index';
import { emptyDocument } from '@qicheng/resume/defaults';
import { APPLICATION } from '../application.js';
import { ANSWER } from '../interview-results.js';
import type { Belongings } from './belongings.js';
import type { Recipe } from './recipes.js';
import { questionsAbout } from './run-inputs.js';
import type { Stage } from './stage.js';

interface Ground {
  things: Belongings;
  stage: Stage;
  userId: string;
  resumeId: string;
  /** A résumé that is in no contest and has no share link. */
  plainId: string;
}

/** Encodes a request like the typed client. */
function wireOf<E extends Endpoint>(endpoint: E, input: InputOf<E>): Recipe {
  const { url, body } = encodeRequest(endpoint, input, {});
  if (endpoint.method === 'GET')
    return { body: Object.fromEntries(new URL(url, 'http://localhost').searchParams) };
  return { body: JSON.parse(String(body)) as Record<string, unknown> };
}

/** Returns valid requests to the newer features by path, built from {@link Ground}. */
export function featureRecipes({
  things,
  stage,
  userId,
  resumeId,
  plainId,
}: Ground): Record<string, Recipe[]> {
  const recipes: Record<string, Recipe[]> = {};
  const add = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => {
    recipes[endpoint.path] = [...(recipes[endpoint.path] ?? []), wireOf(endpoint, input)];
  };
  const { runs, sessionId, endedId, reportId, variantId } = things;
  const runOf = (service: string) => ({ runId: runs[service] ?? '' });
  for (const { start, input } of Object.values(questionsAbout(plainId, stage.postId))) add(start, input);
  for (const service of Object.keys(runs)) add(getRun, runOf(service));
  add(getRunReference, runOf('jdAnalysis'));
  add(getRunRescore, runOf('resumeAnalysis'));
  add(rescoreRun, runOf('resumeAnalysis'));
  add(removeRun, runOf('coverLetter'));
  add(startJdReference, runOf('jdAnalysis'));
  add(startResumeReference, runOf('resumeAnalysis'));
  add(startJobReference, runOf('jobAnalysis'));
  add(startPostgradReference, runOf('postgradExam'));
  add(startCivilReference, runOf('civilService'));
  add(createJdVariant, runOf('jdAnalysis'));
  add(listResumeModules, { resumeId });
  add(startReportExport, { ...runOf('jdAnalysis'), format: 'pdf' });
  add(getReportExport, { exportId: things.reportFileId });
  const answer = { text: ANSWER, followUpAnswer: '', seconds: 30, version: 1, isSubmitted: false };
  add(beginInterview, runOf('interview'));
  add(saveInterviewAnswer, { sessionId, questionId: 'q1', ...answer });
  add(thisInterviewSession, { sessionId });
  add(endInterview, { sessionId });
  add(checkInterviewReport, { sessionId });
  add(startInterviewReport, { sessionId: endedId });
  add(startInterviewReport, { sessionId });
  add(interviewReportParts, { runId: reportId });
  add(interviewReportAnswer, { runId: reportId, questionId: 'q1' });
  add(makeOrder, { productId: 2 });
  add(makeOrder, { productId: 1 });
  add(buyCounts, { productId: 12 });
  for (const orderId of [things.waitingOrderId, things.paidOrderId]) {
    add(getTrade, { orderId });
    add(requestInvoice, {
      orderId,
      invoice: { kind: 'personal', title: '林晓', mailbox: 'lin@example.com' },
    });
  }
  add(payOrder, { orderId: things.waitingOrderId, provider: 'local' });
  add(cancelOrder, { orderId: things.waitingOrderId });
  add(refundOrder, { orderId: things.paidOrderId });
  add(getMembershipOf, { userId });
  add(readMessage, { id: things.messageId });
  add(readAllMessages, { ids: [things.messageId] });
  const token = things.shareToken ?? '';
  add(openShare, { token });
  add(getSharedFile, { token, format: 'pdf' });
  add(getShareCard, { token });
  for (const call of [getShareUrl, getShareState, getShareViews]) add(call, { id: resumeId });
  add(getShareUrl, { id: plainId });
  add(updateShareUrl, { id: resumeId, password: '2026秋招' });
  add(updateShareUrl, { id: resumeId, revoke: true });
  add(createVariant, { id: plainId, target: '示例银行' });
  add(getVariant, { id: variantId });
  add(retargetVariant, { id: variantId, target: '另一家公司' });
  add(settleVariant, { id: variantId, keys: ['x'] });
  add(detachVariant, { id: variantId });
  const imported = {
    title: '导入的简历',
    templateCode: 'tem0001',
    language: 'zh',
    document: emptyDocument(),
  } as const;
  add(confirmImport, { importId: things.readImportId, ...imported });
  add(updateResume, {
    id: plainId,
    importId: things.readImportId,
    title: '导入',
    version: 1,
    document: emptyDocument(),
  });
  add(checkContestSubmit, { kind: 'provincial', resumeId });
  add(submitToContest, { kind: 'school', resumeId });
  add(checkResumeSubmit, { kind: 'school', resumeId });
  add(submitResume, { kind: 'school', resumeId });
  add(withdrawFromContest, { kind: 'provincial' });
  add(openRecommendation, { resumeId, consent: RECOMMEND_CONSENT.version });
  add(syncRecommendation, {});
  add(startCampusSync, { resumeId, consent: CAMPUS_CONSENT.version });
  add(getDocument, { id: stage.documentId });
  add(getCourse, { id: stage.courseId });
  add(keepCoursePlace, { id: stage.courseId, chapter: 1, seconds: 30, isDone: true });
  add(getHelp, { id: stage.helpId });
  add(getJob, { id: stage.jobId });
  const application = { id: things.applicationId };
  add(createApplication, { requestKey: randomUUID(), ...APPLICATION, stage: 'wish', stages: [] });
  add(addPosting, { postingId: stage.jobId });
  add(getApplication, application);
  add(saveApplication, { ...application, version: 1, ...APPLICATION, outcome: null, stages: [] });
  add(moveApplication, { ...application, from: 'wish', to: 'applied', beforeId: null });
  add(linkApplication, { ...application, resumeId, jdRunId: runs['jdAnalysis'] ?? null, sessionId });
  add(removeApplication, application);
  const folder = { folderId: things.folderId };
  add(listFolders, {});
  add(createFolder, { name: '新的文件夹' });
  add(renameFolder, { ...folder, name: '换个名字' });
  add(moveToFolder, { ...folder, ids: [resumeId] });
  add(deleteFolder, folder);
  return recipes;
}
