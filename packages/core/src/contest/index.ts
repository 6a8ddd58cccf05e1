export { type CertificateClaim, RENEW_EVERY_MS } from './certificate/certificate.js';
export { CertificateRunsModule } from './certificate/certificate-runs.module.js';
export { CertificateRuns, type CertificateSheet } from './certificate/certificate-runs.service.js';
export { Certificates } from './certificate/certificates.service.js';
export type { Contest, ContestKind, ContestPhase, Entry } from './contest.js';
export type { ContestDeskFailure, ContestFailure } from './contest.failures.js';
export { ContestModule } from './contest.module.js';
export { Contests, type ShownContest, type SubmitCheck } from './entry/contests.service.js';
export { EnterContest } from './entry/enter-contest.js';
export type { Ranking } from './judging/rank.js';
export { ContestDesk } from './organise/contest-desk.service.js';
export { type DuplicateReport, JudgePanel } from './organise/judge-panel.service.js';
export {
  type JudgedContest,
  type JudgedEntry,
  type JudgeIdentity,
  Judging,
} from './organise/judging.service.js';
