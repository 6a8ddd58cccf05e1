import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '@qicheng/db';
import type { CryptoService } from '../src/platform/crypto.service.js';
import type { FileStore } from '../src/platform/storage/index.js';

/** Where the rows and files are written. */
export interface Ground {
  database: Database;
  secrets: CryptoService;
  store: FileStore;
}

/** The person of the rows; every text contains `mark`. */
export interface Marked {
  userId: string;
  mark: string;
  phone: string;
  mailbox: string;
  phoneIndex: string;
  mailboxIndex: string;
  senderIndex: string;
}

export const EXPIRES = new Date('2099-01-01');

/** Writes the person’s files, résumés and everything made from them. */
export async function fillContent(
  { database, secrets, store }: Ground,
  { userId, mark }: Marked,
): Promise<string[]> {
  const resume = await database.resume.create({
    data: { userId, title: `title-${mark}`, templateCode: 'tem0001', document: { note: `title-${mark}` } },
  });
  await database.resumeFolder.create({
    data: { userId, name: `folder-${mark}`, resumes: { connect: { id: resume.id } } },
  });
  await database.resumeVersion.create({
    data: {
      userId,
      resumeId: resume.id,
      version: 1,
      title: `title-${mark}`,
      templateCode: 'tem0001',
      language: 'zh',
      document: { note: `version-${mark}` },
      bytes: 30,
      reason: 'auto',
      savedAt: new Date(),
    },
  });
  await database.resumeSave.create({
    data: { userId, resumeId: resume.id, requestKey: randomUUID(), version: 1, digest: `digest-${mark}` },
  });
  const key = randomBytes(20).toString('hex');
  await store.put(key, Buffer.from(`bytes-${mark}`));
  const file = await database.storedFile.create({
    data: {
      userId,
      key,
      name: `file-${mark}.pdf`,
      mime: 'application/pdf',
      size: 11,
      sha256: '',
      purpose: 'upload',
    },
  });
  await database.resumeExport.create({
    data: {
      userId,
      resumeId: resume.id,
      format: 'pdf',
      status: 'done',
      fileId: file.id,
      snapshot: { title: `title-${mark}` },
    },
  });
  await database.resumeImport.create({
    data: {
      userId,
      fileId: file.id,
      fileName: `file-${mark}.pdf`,
      status: 'done',
      result: { title: `title-${mark}` },
    },
  });
  const analysis = await database.analysis.create({
    data: {
      userId,
      service: 'resumeAnalysis',
      resumeId: resume.id,
      title: `title-${mark}`,
      input: { note: `input-${mark}` },
      inputHash: `hash-${mark}`,
      requestKey: randomUUID(),
      status: 'done',
    },
  });
  await database.reportExport.create({ data: { userId, analysisId: analysis.id, format: 'pdf' } });
  await database.interviewSession.create({
    data: {
      userId,
      analysisId: analysis.id,
      questionIds: ['q1'],
      answers: { create: { userId, questionId: 'q1', text: `answer-${mark}` } },
    },
  });
  await database.modelCall.create({
    data: {
      userId,
      analysisId: analysis.id,
      provider: 'test',
      model: 'test',
      sent: `sent-${mark}`,
      replaced: {},
    },
  });
  await fillShare({ database, secrets }, { userId, mark, resumeId: resume.id });
  await fillContest(database, { userId, mark, resumeId: resume.id });
  await fillRecommendation(database, { userId, resumeId: resume.id });
  await database.jobApplication.create({
    data: {
      userId,
      requestKey: randomUUID(),
      company: `company-${mark}`,
      post: `post-${mark}`,
      resumeId: resume.id,
      stages: { create: { userId, stage: 'wish', reachedOn: new Date(0) } },
    },
  });
  await database.dataExport.create({ data: { userId, status: 'done' } });
  await database.aiCountBalance.create({ data: { userId, balance: 10 } });
  await database.aiCountEntry.create({
    data: {
      userId,
      kind: 'grant',
      amount: 10,
      balanceAfter: 10,
      key: `key-${mark}`,
      source: `source-${mark}`,
    },
  });
  return [key];
}

async function fillContest(
  database: Database,
  { userId, mark, resumeId }: { userId: string; mark: string; resumeId: string },
): Promise<void> {
  const contest = await database.contest.create({
    data: {
      code: `contest-of-${mark}`,
      kind: 'school',
      title: '简历大赛',
      rubric: [],
      method: {},
      opensAt: new Date(0),
      closesAt: EXPIRES,
    },
  });
  const entry = await database.contestEntry.create({
    data: {
      contestId: contest.id,
      userId,
      resumeId,
      submittedAt: new Date(),
      snapshot: { title: `title-${mark}` },
    },
  });
  await database.contestCertificate.create({
    data: { entryId: entry.id, userId, code: `certificate-${mark}`, holderName: `holder-${mark}` },
  });
}

async function fillRecommendation(
  database: Database,
  { userId, resumeId }: { userId: string; resumeId: string },
): Promise<void> {
  await database.resumeRecommendation.create({ data: { userId, resumeId, openedAt: new Date() } });
  const delivery = { userId, resumeId, partnerCode: 'p', kind: 'put', consentKind: 'resumeRecommend' };
  await database.resumeDelivery.create({ data: delivery });
  await database.jobMatch.create({ data: { userId, resumeId, ground: 'none' } });
}

async function fillShare(
  { database, secrets }: Pick<Ground, 'database' | 'secrets'>,
  { userId, mark, resumeId }: { userId: string; mark: string; resumeId: string },
): Promise<void> {
  const day = new Date('2026-11-21');
  await database.resumeShare.create({
    data: {
      userId,
      resumeId,
      tokenHash: `share-${mark}`,
      tokenCipher: secrets.encrypt(mark),
      passwordHash: `share-password-${mark}`,
      days: { create: { userId, day, views: 1 } },
      visits: { create: { day, browserHash: `browser-${mark}` } },
    },
  });
}
