import type {
  ApplicationChannel,
  ApplicationOutcome,
  ApplicationStage,
  ReachedStage,
} from '@qicheng/analysis/job-application';

/** Why an application is not shown or changed. */
export type JobApplicationFailure =
  | 'applicationNotFound'
  | 'applicationStale'
  | 'applicationMoved'
  | 'applicationLimitReached'
  | 'applicationLinkUnknown'
  | 'applicationDayInFuture';

/** Text that the user enters about a position. */
export interface ApplicationFields {
  company: string;
  post: string;
  city: string;
  channel: ApplicationChannel | null;
  url: string;
  /** ISO day. */
  deadline: string | null;
  appointmentAt: Date | null;
  appointmentMinutes: number;
  appointmentTitle: string;
  appointmentPlace: string;
  notes: string;
  jobText: string;
}

/** An item of the owner's linked to an application. */
type Linked = { id: string; title: string } | null;

/** A card of the board. */
export interface ApplicationSummary extends Omit<ApplicationFields, 'notes' | 'jobText'> {
  id: string;
  stage: ApplicationStage;
  outcome: ApplicationOutcome | null;
  stages: ReachedStage[];
  resume: Linked;
  letter: Linked;
  jd: Linked;
  interview: Linked;
  offer: Linked;
  version: number;
  updatedAt: Date;
}

export interface Application extends ApplicationSummary {
  notes: string;
  jobText: string;
}

export interface NewApplication extends ApplicationFields {
  requestKey: string;
  stage: ApplicationStage;
  stages: readonly ReachedStage[];
}

/** A save over the version the writer saw. */
export interface ApplicationSave extends ApplicationFields {
  id: string;
  version: number;
  outcome: ApplicationOutcome | null;
  stages: readonly ReachedStage[];
}

/** `from` is where the sender saw the card; without `beforeId` it moves to the end. */
export interface ApplicationMove {
  id: string;
  from: ApplicationStage;
  to: ApplicationStage;
  beforeId: string | null;
}

/** Null removes a link, undefined keeps it. */
export interface ApplicationLinks {
  resumeId?: string | null | undefined;
  letterRunId?: string | null | undefined;
  jdRunId?: string | null | undefined;
  sessionId?: string | null | undefined;
  offerRunId?: string | null | undefined;
}
