import { Injectable } from '@nestjs/common';
import { Clock, Failure } from '../../platform/index.js';
import type { Contest, ContestAdminFailure } from '../contest.js';
import { ContestRepository } from '../contest.repository.js';
import { EntryRepository } from '../entry/entry.repository.js';
import { type BlindSection, blindSections } from '../judging/blind-entry.js';
import type { RubricLine } from '../judging/judging-event.js';
import { judgingState, type Points } from '../judging/judging-state.js';
import { JudgingLogRepository } from '../judging/log.repository.js';
import { JudgeRepository } from './judge.repository.js';

/** An operator who judges. */
interface JudgeIdentity {
  id: string;
  name: string;
}

export interface JudgedContest {
  contest: Contest;
  /** By number, with the judge's own points. */
  entries: { number: number; points: Points | null }[];
}

export interface JudgedEntry {
  contest: Contest;
  number: number;
  rubric: readonly RubricLine[];
  sections: BlindSection[];
  points: Points | null;
  /** The next entry without points; null if all are scored. */
  next: number | null;
}

const STEP = 0.5;

/** A judge's view: only assigned entries, without names on either side. */
@Injectable()
export class JudgingService {
  constructor(
    private readonly contests: ContestRepository,
    private readonly entries: EntryRepository,
    private readonly judges: JudgeRepository,
    private readonly log: JudgingLogRepository,
    private readonly clock: Clock,
  ) {}

  /** All contests that the caller judges. */
  async list(judge: JudgeIdentity): Promise<JudgedContest[]> {
    const ids = await this.judges.contestsOf(judge.id);
    const contests = await Promise.all(ids.map((id) => this.contests.find(id)));
    return Promise.all(
      contests.filter((contest) => contest !== null).map((contest) => this.own(judge, contest)),
    );
  }

  /** One of the judge's entries; an unassigned one gives the same response as a missing one. */
  async open(judge: JudgeIdentity, code: string, number: number): Promise<JudgedEntry> {
    const { contest, entries } = await this.own(judge, await this.contest(code));
    const mine = entries.find((entry) => entry.number === number);
    const entry = mine && (await this.entries.findActive(contest.id, number));
    if (!mine || !entry) throw new Failure<ContestAdminFailure>('entryUnknown');
    const open = entries.filter((other) => other.points === null && other.number !== number);
    return {
      contest,
      number,
      rubric: contest.rubric,
      sections: blindSections(entry.snapshot.document, [entry.schoolName].filter(Boolean)),
      points: mine.points,
      next: (open.find((other) => other.number > number) ?? open[0])?.number ?? null,
    };
  }

  /** Scores an entry by criteria; scoring again replaces earlier points. */
  async score(judge: JudgeIdentity, code: string, number: number, points: Points): Promise<void> {
    const { contest, rubric } = await this.open(judge, code, number);
    const entry = await this.entries.findActive(contest.id, number);
    if (entry === null) throw new Failure<ContestAdminFailure>('entryUnknown');
    if (!areWithin(points, rubric)) throw new Failure<ContestAdminFailure>('pointsInvalid');
    const isOpen = await this.log.append(
      contest.id,
      `operator:${judge.name}`,
      { kind: 'scored', entry: entry.id, judge: judge.id, points },
      this.clock.now(),
    );
    if (!isOpen) throw new Failure<ContestAdminFailure>('contestPublished');
  }

  private async contest(code: string): Promise<Contest> {
    const contest = await this.contests.findByCode(code);
    if (contest === null) throw new Failure<ContestAdminFailure>('entryUnknown');
    return contest;
  }

  private async own({ id }: JudgeIdentity, contest: Contest): Promise<JudgedContest> {
    const state = judgingState(await this.log.read(contest.id));
    // The rubric in the log applies; changes after closing have no effect.
    const judged = state === null ? contest : { ...contest, rubric: [...state.rubric] };
    const entries = (state?.entries ?? []).flatMap((entry, index) =>
      state?.assigned.get(entry)?.includes(id) && !state.excluded.has(entry)
        ? [{ number: index + 1, points: state.scores.get(entry)?.get(id) ?? null }]
        : [],
    );
    return { contest: judged, entries };
  }
}

const areWithin = (points: Points, rubric: readonly RubricLine[]): boolean =>
  Object.keys(points).length === rubric.length &&
  rubric.every(({ key, max }) => {
    const value = points[key];
    return value !== undefined && value >= 0 && value <= max && Number.isInteger(value / STEP);
  });
