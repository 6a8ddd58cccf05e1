import { Injectable } from '@nestjs/common';
import { parse } from 'yaml';
import { z } from 'zod';
import { MessageService } from '../../message/index.js';
import { AuditLogService } from '../../operator/index.js';
import { Clock, Failure } from '../../platform/index.js';
import { type Award, type Contest, type ContestAdminFailure, awards, type ContestPlan } from '../contest.js';
import { ContestRepository } from '../contest.repository.js';
import { EntryRepository } from '../entry/entry.repository.js';
import { judgingMethod, rubric } from '../judging/judging-event.js';
import { JudgingLogRepository, type Verdict } from '../judging/log.repository.js';
import { rank, type Ranking } from '../judging/rank.js';

const instant = z.coerce.date();

/** An organiser's input, from `pnpm ops contest create` and the form alike (docs/CONTEST.md). */
const plan = z
  .object({
    code: z.string().regex(/^[a-z\d](?:[a-z\d-]{0,48}[a-z\d])$/),
    kind: z.enum(['school', 'provincial']),
    title: z.string().trim().min(1).max(60),
    organiser: z.string().trim().max(60).default(''),
    rules: z.string().max(20_000).default(''),
    schoolCode: z.string().max(20).default(''),
    province: z.string().max(20).default(''),
    opensAt: instant,
    closesAt: instant,
    rubric: rubric.default(() => [...DEFAULT_RUBRIC]),
    method: judgingMethod.default({ judgesPerEntry: 5, drop: 1, normalisation: 'z' }),
    awards: awards.default(() => [...DEFAULT_AWARDS]),
    isSample: z.boolean().default(false),
  })
  .refine(({ opensAt, closesAt }) => closesAt > opensAt)
  .refine(({ kind, schoolCode }) => (kind === 'school' ? schoolCode !== '' : schoolCode === ''));

/** The parsed plan, or null. */
function readPlan(input: unknown): ContestPlan | null {
  const read = plan.safeParse(input);
  return read.success ? read.data : null;
}

/** Content of a file; null if it is not YAML. */
function planIn(yaml: string): unknown {
  try {
    return parse(yaml);
  } catch {
    return null;
  }
}

/** Default weights of school résumé contests: content counts most, form a fifth. */
const DEFAULT_RUBRIC = [
  { key: 'target', title: '目标与匹配', hint: '求职意向明确，内容围绕目标岗位取舍', max: 10, weight: 20 },
  { key: 'substance', title: '经历与成果', hint: '经历真实具体，有行动、结果与依据', max: 10, weight: 40 },
  { key: 'wording', title: '语言表达', hint: '准确、简练，没有错别字与套话', max: 10, weight: 20 },
  { key: 'order', title: '结构与规范', hint: '层次清楚，时间与格式前后一致', max: 10, weight: 20 },
] as const;

const DEFAULT_AWARDS = [
  { name: '一等奖', places: 3 },
  { name: '二等奖', places: 10 },
  { name: '三等奖', places: 20 },
] as const;

/** Contest management for organisers, from plan to results; every action is audited. */
@Injectable()
export class ContestAdminService {
  constructor(
    private readonly contests: ContestRepository,
    private readonly entries: EntryRepository,
    private readonly log: JudgingLogRepository,
    private readonly messages: MessageService,
    private readonly audit: AuditLogService,
    private readonly clock: Clock,
  ) {}

  list() {
    return this.contests.list();
  }

  async get(code: string): Promise<Contest> {
    const contest = await this.contests.findByCode(code);
    if (contest === null) throw new Failure<ContestAdminFailure>('contestUnknown');
    return contest;
  }

  /** The same from a file in YAML (docs/CONTEST.md). */
  createFrom(actor: string, yaml: string): Promise<Contest> {
    return this.create(actor, planIn(yaml));
  }

  /** Creates a contest; members do not see it before it is announced. */
  async create(actor: string, input: unknown): Promise<Contest> {
    const plan = readPlan(input);
    const school = plan && plan.schoolCode !== '' ? await this.contests.findSchool(plan.schoolCode) : true;
    if (plan === null || school === null) throw new Failure<ContestAdminFailure>('contestInvalid');
    await this.audit.record(actor, 'contest.create', plan.code, { kind: plan.kind });
    if (!(await this.contests.insert(plan))) throw new Failure<ContestAdminFailure>('contestCodeTaken');
    return this.get(plan.code);
  }

  /** Shows it to members; entries are accepted between its two instants. */
  async open(actor: string, code: string): Promise<Contest> {
    const contest = await this.get(code);
    if (contest.announcedAt !== null) return contest;
    await this.audit.record(actor, 'contest.open', code);
    await this.contests.change(contest.id, { announcedAt: this.clock.now() });
    return this.get(code);
  }

  /** Freezes and numbers the entries by lot; before the deadline only if the organiser confirms. */
  async close(actor: string, code: string, { early = false } = {}): Promise<number> {
    const contest = await this.get(code);
    const now = this.clock.now();
    if (contest.closedAt !== null) throw new Failure<ContestAdminFailure>('contestStarted');
    if (now < contest.closesAt && !early) throw new Failure<ContestAdminFailure>('contestStillOpen');
    await this.audit.record(actor, 'contest.close', code, { early });
    if (!(await this.log.close(contest, actor, now)))
      throw new Failure<ContestAdminFailure>('contestStarted');
    return this.entries.count(contest.id);
  }

  /** The current ranking from the log; writes nothing. */
  async rank(code: string): Promise<Ranking> {
    const { id } = await this.get(code);
    const ranking = rank(await this.log.read(id));
    if (ranking === null) throw new Failure<ContestAdminFailure>('contestNotClosed');
    return ranking;
  }

  /** Disqualifies an entry with a reason, which its owner gets with the results. */
  async exclude(actor: string, code: string, number: number, reason: string): Promise<void> {
    const text = reason.trim();
    if (text === '' || text.length > 200) throw new Failure<ContestAdminFailure>('exclusionInvalid');
    const { contest, entry } = await this.entry(code, number);
    await this.audit.record(actor, 'contest.exclude', code, { number });
    await this.append(contest, actor, { kind: 'excluded', entry, reason: text });
  }

  async readmit(actor: string, code: string, number: number): Promise<void> {
    const { contest, entry } = await this.entry(code, number);
    await this.audit.record(actor, 'contest.readmit', code, { number });
    await this.append(contest, actor, { kind: 'readmitted', entry });
  }

  /** Publishes results, once: writes them to the entries and notifies everyone. */
  async publish(actor: string, code: string, { incomplete = false } = {}): Promise<Verdict[]> {
    const contest = await this.get(code);
    if (contest.publishedAt !== null) throw new Failure<ContestAdminFailure>('contestPublished');
    const { missing, unmarked } = await this.rank(code);
    if (!incomplete && missing + unmarked.length > 0)
      throw new Failure<ContestAdminFailure>('marksMissing', {
        data: { missing: missing + unmarked.length },
      });
    await this.audit.record(actor, 'contest.publish', code, { incomplete });
    const verdicts = await this.log.publish(contest.id, this.clock.now(), (events) =>
      verdictsOf(rank(events), contest.awards),
    );
    if (verdicts === null) throw new Failure<ContestAdminFailure>('contestPublished');
    await this.notifyResults(contest);
    return verdicts;
  }

  private async entry(code: string, number: number) {
    const contest = await this.get(code);
    const entry = await this.entries.findActive(contest.id, number);
    if (entry === null) throw new Failure<ContestAdminFailure>('entryUnknown');
    return { contest, entry: entry.id };
  }

  private async append(
    contest: Contest,
    actor: string,
    event: Parameters<JudgingLogRepository['append']>[2],
  ) {
    if (!(await this.log.append(contest.id, actor, event, this.clock.now())))
      throw new Failure<ContestAdminFailure>(
        contest.publishedAt === null ? 'contestNotClosed' : 'contestPublished',
      );
  }

  private async notifyResults({ id, title, kind }: Contest): Promise<void> {
    for (const { userId, award, rank: place, number } of await this.entries.listActive(id))
      await this.messages.notify(userId, {
        event: `contest:${id}:results`,
        title: award === '' ? `${title}结果已公布` : `${title}：您获得${award}`,
        body:
          place === null
            ? `您的作品（编号 ${number ?? '-'}）没有参加排名。`
            : `您的作品（编号 ${number ?? '-'}）名列第 ${place}。`,
        link: `/resume/contest?type=${kind === 'school' ? '1' : '2'}`,
      });
  }
}

/** Awards by place: ties share a place, so an award may go to more entries than it has places. */
function verdictsOf(ranking: Ranking | null, awards: readonly Award[]): Verdict[] {
  const upTo = awards.map((_, index) =>
    awards.slice(0, index + 1).reduce((sum, { places }) => sum + places, 0),
  );
  return (ranking?.ranked ?? []).map(({ entry, rank: place, score }) => ({
    entry,
    rank: place,
    score,
    award: awards[upTo.findIndex((last) => place <= last)]?.name ?? '',
  }));
}
