import { Injectable } from '@nestjs/common';
import { AccountStandingService } from '../../account/index.js';
import { MessageService } from '../../message/index.js';
import { chinaDay, Clock, Failure } from '../../platform/index.js';
import { ResumeService } from '../../resume/index.js';
import { type ContestKind, type Entry, isOpenToAll, schoolFor, type ContestFailure } from '../contest.js';
import { missingParts } from './completeness.js';
import { ContestService, type MemberContest } from './contest.service.js';
import { EntryRepository } from './entry.repository.js';

const PAGE = '/resume/contest';
const WIRE_KIND: Record<ContestKind, string> = { school: '1', provincial: '2' };

/** Submits the current résumé to a contest, or withdraws it before the deadline [CT1]. */
@Injectable()
export class EnterContest {
  constructor(
    private readonly contests: ContestService,
    private readonly entries: EntryRepository,
    private readonly resumes: ResumeService,
    private readonly standing: AccountStandingService,
    private readonly messages: MessageService,
    private readonly clock: Clock,
  ) {}

  async submit(userId: string, kind: ContestKind, resumeId: string): Promise<Entry> {
    await this.standing.refuseWhileClosing(userId);
    const memberContest = await this.contests.getForMember(userId, kind);
    const { contest } = memberContest;
    const { id: _id, updatedAt: _updatedAt, ...resume } = await this.resumes.get(userId, resumeId);
    refuse(memberContest);
    const missing = missingParts(resume.document);
    if (missing.length > 0) throw new Failure<ContestFailure>('contestIncomplete', { data: { missing } });
    const { title, templateCode, language, version, document } = resume;
    const now = this.clock.now();
    const isOurs = await this.entries.submit({
      contestId: contest.id,
      userId,
      resumeId,
      schoolName: (schoolFor(contest, memberContest.schools) ?? memberContest.schools[0])?.name ?? '',
      snapshot: { title, templateCode, language, version, document },
      now,
    });
    // Lost a race against another tab or the deadline.
    if (!isOurs) {
      refuse(await this.contests.getForMember(userId, kind));
      throw new Failure<ContestFailure>('contestOver');
    }
    await this.messages.notify(userId, {
      event: `contest:${contest.id}:submitted:${now.getTime()}`,
      title: '参赛简历已提交',
      body: `您已将“${title}”提交到${contest.title}。参赛内容是提交时的版本，截止前（${chinaDay(contest.closesAt)}）可以撤回。`,
      link: linkOf(kind),
    });
    return this.own(userId, kind);
  }

  async withdraw(userId: string, kind: ContestKind): Promise<Entry> {
    const { contest, entry, phase } = await this.contests.getForMember(userId, kind);
    if (entry?.state !== 'submitted') throw new Failure<ContestFailure>('contestNotSubmitted');
    const now = this.clock.now();
    if (phase !== 'open' || !(await this.entries.withdraw(contest.id, userId, now)))
      throw new Failure<ContestFailure>('contestOver');
    await this.messages.notify(userId, {
      event: `contest:${contest.id}:withdrawn:${now.getTime()}`,
      title: '参赛简历已撤回',
      body: `您已从${contest.title}撤回参赛简历，参赛内容已清除。截止前可以重新提交。`,
      link: linkOf(kind),
    });
    return this.own(userId, kind);
  }

  private async own(userId: string, kind: ContestKind): Promise<Entry> {
    const { entry } = await this.contests.getForMember(userId, kind);
    if (entry === null) throw new Failure<ContestFailure>('contestNotSubmitted');
    return entry;
  }
}

const linkOf = (kind: ContestKind) => `${PAGE}?type=${WIRE_KIND[kind]}`;

function refuse({ contest, phase, schools, entry }: MemberContest): void {
  if (phase === 'upcoming') throw new Failure<ContestFailure>('contestNotOpen');
  if (phase !== 'open') throw new Failure<ContestFailure>('contestOver');
  if (!isOpenToAll(contest) && schoolFor(contest, schools) === undefined)
    throw new Failure<ContestFailure>('contestWrongSchool');
  if (entry?.state === 'submitted') throw new Failure<ContestFailure>('contestSubmitted');
}
