import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { applicationLengths, type ReachedStage } from '@qicheng/analysis/job-application';
import { JobsBoardService } from '../jobs-board/index.js';
import { chinaDay, Clock, Failure } from '../platform/index.js';
import { ApplicationPlaceRepository } from './application-place.repository.js';
import type {
  Application,
  ApplicationLinks,
  ApplicationMove,
  ApplicationSave,
  ApplicationSummary,
  JobApplicationFailure,
  NewApplication,
} from './job-application.js';
import { JobApplicationRepository } from './job-application.repository.js';

const EMPTY = {
  channel: null,
  appointmentAt: null,
  appointmentMinutes: 60,
  appointmentTitle: '',
  appointmentPlace: '',
  notes: '',
} as const;

/** A person's own applications; someone else's gives the same response as a missing one. */
@Injectable()
export class JobApplicationService {
  constructor(
    private readonly applications: JobApplicationRepository,
    private readonly places: ApplicationPlaceRepository,
    private readonly jobs: JobsBoardService,
    private readonly clock: Clock,
  ) {}

  list(userId: string): Promise<ApplicationSummary[]> {
    return this.applications.list(userId);
  }

  async get(userId: string, id: string): Promise<Application> {
    const found = await this.applications.find(userId, id);
    if (found === null) throw new Failure<JobApplicationFailure>('applicationNotFound');
    return found;
  }

  /** Creates an application; the same request returns the same one. */
  create(userId: string, made: NewApplication): Promise<Application> {
    this.refuseFuture(made.stages);
    const stages = made.stages.filter(({ stage }) => stage === made.stage);
    const reached = stages.length === 0 ? [{ stage: made.stage, on: this.today }] : stages;
    return this.add(userId, { ...made, stages: reached }, null);
  }

  /** Adds a listed job; returns the existing application if it was added before. */
  async addPosting(userId: string, postingId: string): Promise<Application> {
    const { job, description, applyUrl } = await this.jobs.get(postingId, { userId: null });
    const { company, post, city, url, jobText } = applicationLengths;
    const made: NewApplication = {
      ...EMPTY,
      requestKey: randomUUID(),
      company: job.company.slice(0, company),
      post: job.title.slice(0, post),
      city: job.city.slice(0, city),
      url: applyUrl.length > url ? '' : applyUrl,
      deadline: job.closesOn,
      jobText: description.slice(0, jobText),
      stage: 'wish',
      stages: [{ stage: 'wish', on: this.today }],
    };
    return this.add(userId, made, postingId);
  }

  private async add(userId: string, made: NewApplication, postingId: string | null): Promise<Application> {
    await this.applications.insert(userId, made, postingId);
    const added = await this.applications.findMade(userId, made.requestKey, postingId);
    if (added === null) throw new Failure<JobApplicationFailure>('applicationLimitReached');
    return added;
  }

  /** Saves over the version the writer saw; a retry after a lost response changes nothing. */
  async save(userId: string, saved: ApplicationSave): Promise<Application> {
    this.refuseFuture(saved.stages);
    const isSaved = await this.applications.save(userId, saved);
    const stored = await this.get(userId, saved.id);
    if (isSaved || isSame(stored, saved)) return stored;
    throw new Failure<JobApplicationFailure>('applicationStale', { data: stored });
  }

  async move(userId: string, move: ApplicationMove): Promise<Application> {
    const isMoved = await this.places.move(userId, move, this.today);
    const stored = await this.get(userId, move.id);
    if (isMoved || stored.stage === move.to) return stored;
    throw new Failure<JobApplicationFailure>('applicationMoved', { data: stored });
  }

  async link(userId: string, id: string, links: ApplicationLinks): Promise<Application> {
    await this.get(userId, id);
    if (!(await this.places.owns(userId, links)))
      throw new Failure<JobApplicationFailure>('applicationLinkUnknown');
    await this.places.link(userId, id, links);
    return this.get(userId, id);
  }

  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.applications.remove(userId, id)))
      throw new Failure<JobApplicationFailure>('applicationNotFound');
  }

  private refuseFuture(stages: readonly ReachedStage[]): void {
    if (stages.some(({ on }) => on > this.today))
      throw new Failure<JobApplicationFailure>('applicationDayInFuture');
  }

  private get today(): string {
    return chinaDay(this.clock.now());
  }
}

/** Whether an apparently stale save is a retry of the current one. */
function isSame(stored: Application, { version, stages, ...typed }: ApplicationSave): boolean {
  if (stored.version !== version + 1) return false;
  const dayOf = new Map(stored.stages.map(({ stage, on }) => [stage, on]));
  const outcome = stored.stage === 'ended' ? typed.outcome : null;
  return (
    Object.entries({ ...typed, outcome }).every(
      ([name, value]) => JSON.stringify(stored[name as keyof Application]) === JSON.stringify(value),
    ) && stages.every(({ stage, on }) => !dayOf.has(stage) || dayOf.get(stage) === on)
  );
}
