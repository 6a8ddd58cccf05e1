import { Controller, Module } from '@nestjs/common';
import {
  checkContestSubmit,
  checkResumeSubmit,
  getContest,
  getContestCertificate,
  submitResume,
  submitToContest,
  verifyCertificate,
  withdrawFromContest,
} from '@qicheng/contract/contest/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  CertificateService,
  ContestService,
  EnterContest,
  ContestModule,
  type ContestPhase,
  type Entry,
  type ShownContest,
} from '@qicheng/core/contest';
import { FileLinkService, UploadModule } from '@qicheng/core/upload';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

/** A contest as its page shows it, without organisers' data. */
function shownContest(contest: ShownContest) {
  const { id, kind, phase, title, organiser, scope, rulesHtml, opensAt, closesAt } = contest;
  const { awards, entries, isSample, results } = contest;
  const whole = contest.rubric.reduce((sum, { weight }) => sum + weight, 0);
  return {
    id,
    kind,
    phase,
    title,
    organiser,
    scope,
    rulesHtml,
    opensAt,
    closesAt,
    awards,
    entries,
    isSample,
    results,
    rubric: contest.rubric.map((line) => ({
      title: line.title,
      hint: line.hint,
      share: Math.round((line.weight / whole) * 1000) / 10,
    })),
  };
}

/** One's own entry; a place without an award is shown to its owner only. */
function shownEntry(entry: Entry, phase: ContestPhase) {
  const { state, resumeId, title, submittedAt, withdrawnAt, number, rank, score, award } = entry;
  return {
    state,
    resumeId,
    title,
    submittedAt,
    withdrawnAt,
    number,
    rank,
    score,
    award,
    canWithdraw: state === 'submitted' && phase === 'open',
  };
}

/** Contests for members and visitors; the editor's two names are the same use case [decision 29]. */
@Controller()
export class ContestController {
  constructor(
    private readonly contests: ContestService,
    private readonly entering: EnterContest,
    private readonly certificates: CertificateService,
    private readonly links: FileLinkService,
  ) {}

  @Handles(getContest)
  async show(
    @Input() { kind }: InputOf<typeof getContest>,
    @Caller() caller: Caller | null,
  ): Promise<ResultOf<typeof getContest>> {
    const contest = await this.contests.show(caller?.userId ?? null, kind);
    if (contest === null) return { contest: null, entry: null };
    const { entry = null } = caller === null ? {} : await this.contests.getForMember(caller.userId, kind);
    return { contest: shownContest(contest), entry: entry && (await this.entry(entry, contest.phase)) };
  }

  @Handles(checkContestSubmit)
  async check(
    @Input() { kind, resumeId }: InputOf<typeof checkContestSubmit>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof checkContestSubmit>> {
    const { contest, phase, entry, checks, canSubmit } = await this.contests.check(userId, kind, resumeId);
    const { id: contestId, title } = contest;
    return { contestId, kind, title, canSubmit, checks, entry: entry && (await this.entry(entry, phase)) };
  }

  @Handles(checkResumeSubmit)
  checkInEditor(
    @Input() input: InputOf<typeof checkResumeSubmit>,
    @Caller() caller: Caller,
  ): Promise<ResultOf<typeof checkResumeSubmit>> {
    return this.check(input, caller);
  }

  @Handles(submitToContest)
  async submit(
    @Input() { kind, resumeId }: InputOf<typeof submitToContest>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof submitToContest>> {
    return this.entry(await this.entering.submit(userId, kind, resumeId), 'open');
  }

  @Handles(submitResume)
  submitInEditor(
    @Input() input: InputOf<typeof submitResume>,
    @Caller() caller: Caller,
  ): Promise<ResultOf<typeof submitResume>> {
    return this.submit(input, caller);
  }

  @Handles(withdrawFromContest)
  async withdraw(
    @Input() { kind }: InputOf<typeof withdrawFromContest>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof withdrawFromContest>> {
    return this.entry(await this.entering.withdraw(userId, kind), 'open');
  }

  @Handles(getContestCertificate)
  async certificate(
    @Input() { kind }: InputOf<typeof getContestCertificate>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof getContestCertificate>> {
    const { file } = await this.certificates.own(userId, kind);
    return { file: file && { url: this.links.linkTo(file), fileName: file.name } };
  }

  @Handles(verifyCertificate)
  verify(@Input() { code }: InputOf<typeof verifyCertificate>): Promise<ResultOf<typeof verifyCertificate>> {
    return this.certificates.verify(code);
  }

  private async entry(...[entry, phase]: Parameters<typeof shownEntry>) {
    return { ...shownEntry(entry, phase), certificate: await this.certificates.stateOf(entry) };
  }
}

@Module({ imports: [ContestModule, UploadModule], controllers: [ContestController] })
export class ContestHttpModule {}
