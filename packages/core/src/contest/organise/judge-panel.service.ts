import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../../operator/index.js';
import { Clock, Failure } from '../../platform/index.js';
import type { Contest, ContestAdminFailure } from '../contest.js';
import { ContestRepository } from '../contest.repository.js';
import { EntryRepository } from '../entry/entry.repository.js';
import { comparedText } from '../judging/blind-entry.js';
import { drawnPairs } from '../judging/draw.js';
import { judgingState } from '../judging/judging-state.js';
import { JudgingLogRepository } from '../judging/log.repository.js';
import { nearDuplicates } from '../judging/near-duplicates.js';
import { type Judge, JudgeRepository } from './judge.repository.js';

export interface DuplicateReport {
  numbers: [number, number];
  similarity: number;
  containment: number;
}

/** Assigns judges and compares entries: the organiser's part of judging. */
@Injectable()
export class JudgePanelService {
  constructor(
    private readonly contests: ContestRepository,
    private readonly entries: EntryRepository,
    private readonly judges: JudgeRepository,
    private readonly log: JudgingLogRepository,
    private readonly audit: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /** Adds an operator of the role judge; repeated calls change nothing. */
  async add(actor: string, code: string, name: string): Promise<Judge> {
    const contest = await this.contest(code);
    if (contest.publishedAt !== null) throw new Failure<ContestAdminFailure>('contestPublished');
    await this.audit.record(actor, 'contest.judge', code, { judge: name });
    const judge = await this.judges.add(contest.id, name, this.clock.now());
    if (judge === null) throw new Failure<ContestAdminFailure>('judgeUnknown');
    return judge;
  }

  /** Judges with the number of assigned and scored entries. */
  async list(code: string): Promise<(Judge & { assigned: number; marked: number })[]> {
    const { id } = await this.contest(code);
    const [judges, events] = await Promise.all([this.judges.list(id), this.log.read(id)]);
    const state = judgingState(events);
    const countOf = (has: (entry: string, judge: string) => boolean, judge: string) =>
      (state?.entries ?? []).filter((entry) => has(entry, judge)).length;
    return judges.map((judge) => ({
      ...judge,
      assigned: countOf((entry, own) => state?.assigned.get(entry)?.includes(own) ?? false, judge.id),
      marked: countOf((entry, own) => state?.scores.get(entry)?.has(own) ?? false, judge.id),
    }));
  }

  /**
   * Assigns judges to entries that lack some; existing assignments are kept. Returns the number of new
   * assignments.
   */
  async assign(actor: string, code: string): Promise<number> {
    const contest = await this.contest(code);
    const [judges, events] = await Promise.all([this.judges.list(contest.id), this.log.read(contest.id)]);
    const state = judgingState(events);
    if (state === null) throw new Failure<ContestAdminFailure>('contestNotClosed');
    if (judges.length < state.method.judgesPerEntry) throw new Failure<ContestAdminFailure>('judgesMissing');
    const pairs = drawnPairs(
      contest.code,
      state,
      judges.map(({ id }) => id),
    );
    if (pairs.length === 0) return 0;
    await this.audit.record(actor, 'contest.assign', code, { pairs: pairs.length });
    const isOpen = await this.log.append(contest.id, actor, { kind: 'assigned', pairs }, this.clock.now());
    if (!isOpen) throw new Failure<ContestAdminFailure>('contestPublished');
    return pairs.length;
  }

  /** Near-duplicate pairs of entries, by number. */
  async duplicates(code: string): Promise<DuplicateReport[]> {
    const { id, closedAt } = await this.contest(code);
    if (closedAt === null) throw new Failure<ContestAdminFailure>('contestNotClosed');
    const entries = await this.entries.listActive(id);
    const numbers = new Map(entries.map((entry) => [entry.id, entry.number ?? 0]));
    const texts = entries.map((entry) => ({ entry: entry.id, text: comparedText(entry.snapshot.document) }));
    return nearDuplicates(texts).map(({ entries: [one, other], ...measures }) => ({
      numbers: [numbers.get(one) ?? 0, numbers.get(other) ?? 0],
      ...measures,
    }));
  }

  private async contest(code: string): Promise<Contest> {
    const contest = await this.contests.findByCode(code);
    if (contest === null) throw new Failure<ContestAdminFailure>('contestUnknown');
    return contest;
  }
}
