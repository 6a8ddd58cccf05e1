import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { MessageModule } from '../message/index.js';
import { OperatorModule } from '../operator/index.js';
import { ResumeModule } from '../resume/index.js';
import { SiteModule } from '../site/index.js';
import { UploadModule } from '../upload/index.js';
import { CertificateRunService } from './certificate/certificate-run.service.js';
import { CertificateRepository, CertificateRunRepository } from './certificate/certificate.repository.js';
import { CertificateService } from './certificate/certificate.service.js';
import { ContestRepository } from './contest.repository.js';
import { ContestService } from './entry/contest.service.js';
import { EnterContest } from './entry/enter-contest.js';
import { EntryRepository } from './entry/entry.repository.js';
import { JudgingLogRepository } from './judging/log.repository.js';
import { ContestAdminService } from './organise/contest-admin.service.js';
import { JudgePanelService } from './organise/judge-panel.service.js';
import { JudgeRepository } from './organise/judge.repository.js';
import { JudgingService } from './organise/judging.service.js';

export type { CertificateClaim } from './certificate/certificate.js';
export { CertificateRunService, type CertificateSheet } from './certificate/certificate-run.service.js';
export { CertificateService } from './certificate/certificate.service.js';
export type { Contest, ContestPhase, Entry } from './contest.js';
export type { ContestAdminFailure, ContestFailure } from './contest.js';
export { ContestService, type ShownContest } from './entry/contest.service.js';
export { EnterContest } from './entry/enter-contest.js';
export type { Ranking } from './judging/rank.js';
export { ContestAdminService } from './organise/contest-admin.service.js';
export { type DuplicateReport, JudgePanelService } from './organise/judge-panel.service.js';
export { type JudgedContest, type JudgedEntry, JudgingService } from './organise/judging.service.js';

const services = [
  CertificateService,
  ContestAdminService,
  ContestService,
  EnterContest,
  JudgePanelService,
  JudgingService,
];
const repositories = [
  CertificateRepository,
  ContestRepository,
  EntryRepository,
  JudgeRepository,
  JudgingLogRepository,
];

/** Contests for members, organisers and judges; printing certificates is the worker's (certificate-runs). */
@Module({
  imports: [AccountModule, MessageModule, OperatorModule, ResumeModule, SiteModule],
  providers: [...services, ...repositories],
  exports: services,
})
export class ContestModule {}

/** Printing of certificates; needs the global JobsModule. */
@Module({
  imports: [UploadModule],
  providers: [CertificateRepository, CertificateRunRepository, CertificateRunService],
  exports: [CertificateRunService],
})
export class CertificateRunsModule {}
