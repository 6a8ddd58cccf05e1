import { MAX_JOB_TEXT_LENGTH } from './job-description.js';

/** The stages of an application, in order. */
export const applicationStages = {
  wish: '想投',
  applied: '已投',
  test: '笔试',
  interview: '面试',
  offer: 'Offer',
  ended: '结束',
} as const;
export type ApplicationStage = keyof typeof applicationStages;
export const applicationStageKeys = Object.keys(applicationStages) as [
  ApplicationStage,
  ...ApplicationStage[],
];

/** The stages that can follow one. */
export const stagesAfter = (stage: ApplicationStage): ApplicationStage[] =>
  applicationStageKeys.slice(applicationStageKeys.indexOf(stage) + 1);

/** The channel of an application. */
export const applicationChannels = {
  website: '企业官网',
  platform: '招聘平台',
  campus: '校招宣讲与双选会',
  referral: '内推',
  email: '邮件',
  other: '其他',
} as const;
export type ApplicationChannel = keyof typeof applicationChannels;
export const applicationChannelKeys = Object.keys(applicationChannels) as [
  ApplicationChannel,
  ...ApplicationChannel[],
];

/** The outcome of an application. */
export const applicationOutcomes = {
  rejected: '未通过',
  silent: '没有回音',
  withdrawn: '我放弃了',
  accepted: '已接受 Offer',
} as const;
export type ApplicationOutcome = keyof typeof applicationOutcomes;
export const applicationOutcomeKeys = Object.keys(applicationOutcomes) as [
  ApplicationOutcome,
  ...ApplicationOutcome[],
];

/** Maximum applications per account. */
export const MAX_APPLICATIONS = 300;

/** Maximum characters of each text. */
export const applicationLengths = {
  company: 80,
  post: 60,
  city: 30,
  url: 500,
  appointmentTitle: 30,
  appointmentPlace: 300,
  notes: 2_000,
  jobText: MAX_JOB_TEXT_LENGTH,
} as const;

/** An application by employer and post, as far as its advertisement names them. */
export const applicationName = ({ company, post }: { company: string; post: string }): string =>
  [company, post].filter((name) => name !== '').join(' ') || '没有写明公司的岗位';

/** The day on which a stage was reached. */
export interface ReachedStage {
  stage: ApplicationStage;
  /** ISO day in China. */
  on: string;
}

/** The fields of an application that rules, figures and calendar use. */
export interface TrackedApplication {
  id: string;
  company: string;
  post: string;
  channel: ApplicationChannel | null;
  stage: ApplicationStage;
  /** ISO day. */
  deadline: string | null;
  /** Instant. */
  appointmentAt: Date | null;
  appointmentMinutes: number;
  appointmentTitle: string;
  appointmentPlace: string;
  url: string;
  stages: readonly ReachedStage[];
  resume: { id: string; title: string } | null;
  jdRunId: string | null;
  updatedAt: Date;
}
