import { Injectable } from '@nestjs/common';
import { htmlOf } from '../../content/index.js';
import { Clock, Failure } from '../../platform/index.js';
import { ResumeService } from '../../resume/index.js';
import { SettingsService } from '../../site/index.js';
import {
  type Contest,
  type ContestKind,
  type ContestPhase,
  type Entry,
  isOpenToAll,
  isShown,
  type MemberSchool,
  phaseOf,
  schoolFor,
  type ContestFailure,
} from '../contest.js';
import { ContestRepository } from '../contest.repository.js';
import { missingParts } from './completeness.js';
import { EntryRepository } from './entry.repository.js';

export interface ShownContest extends Contest {
  phase: ContestPhase;
  rulesHtml: string;
  scope: string;
  entries: number;
  results: { number: number; award: string; school: string }[];
}

interface SubmitCheck {
  name: 'phase' | 'school' | 'once' | 'resume' | 'complete';
  title: string;
  isMet: boolean;
  hint: string;
}

/** A contest from one member's view. */
export interface MemberContest {
  contest: Contest;
  phase: ContestPhase;
  schools: MemberSchool[];
  entry: Entry | null;
}

const PHASE_HINTS: Record<ContestPhase, string> = {
  upcoming: '报名还没有开始',
  open: '',
  closed: '报名已经截止',
  results: '大赛已经结束',
};

/** Contests as members and visitors see them. */
@Injectable()
export class ContestService {
  constructor(
    private readonly contests: ContestRepository,
    private readonly entries: EntryRepository,
    private readonly resumes: ResumeService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** The contest of a kind; null if there is none now. Refused while such contests are disabled [CT2]. */
  async show(userId: string | null, kind: ContestKind): Promise<ShownContest | null> {
    await this.refuseHidden(kind);
    const now = this.clock.now();
    const schools = userId === null ? [] : await this.contests.schoolsOf(userId);
    const contest = await this.contests.current(kind, schools, now);
    if (contest === null) return null;
    const phase = phaseOf(contest, now);
    return {
      ...contest,
      phase,
      rulesHtml: htmlOf(contest.rules),
      scope: await this.scopeOf(contest),
      entries: await this.entries.count(contest.id),
      results: phase === 'results' ? await this.entries.listAwarded(contest.id) : [],
    };
  }

  /** The contest of a kind with this member's state. */
  async getForMember(userId: string, kind: ContestKind): Promise<MemberContest> {
    await this.refuseHidden(kind);
    const now = this.clock.now();
    const schools = await this.contests.schoolsOf(userId);
    const contest = await this.contests.current(kind, schools, now);
    if (contest === null) throw new Failure<ContestFailure>('contestAbsent');
    const entry = await this.entries.findOwn(contest.id, userId);
    return { contest, phase: phaseOf(contest, now), schools, entry };
  }

  /** All entry requirements with their state; without a résumé its two lines are unmet. */
  async check(userId: string, kind: ContestKind, resumeId?: string) {
    const memberContest = await this.getForMember(userId, kind);
    const resume = resumeId === undefined ? null : await this.resumes.get(userId, resumeId);
    const { contest, phase, entry } = memberContest;
    const missing = resume === null ? [] : missingParts(resume.document);
    const checks = [
      ...memberChecks(memberContest, await this.scopeOf(contest)),
      checkOf('resume', '选择一份简历', resume !== null, '请选择要参赛的简历'),
      checkOf('complete', '简历内容完整', resume !== null && missing.length === 0, lackOf(missing)),
    ];
    return { contest, phase, entry, checks, canSubmit: checks.every(({ isMet }) => isMet) };
  }

  /** Whose members may enter, as text for pages. */
  private async scopeOf({ schoolCode, province }: Contest): Promise<string> {
    if (schoolCode !== '') return `${(await this.contests.findSchool(schoolCode))?.name ?? '指定学校'}学生`;
    return province === '' ? '全体用户' : `${province}高校学生`;
  }

  private async refuseHidden(kind: ContestKind): Promise<void> {
    if (!isShown(await this.settings.get('contestFlag'), kind))
      throw new Failure<ContestFailure>('contestHidden');
  }
}

const checkOf = (name: SubmitCheck['name'], title: string, isMet: boolean, hint: string): SubmitCheck => ({
  name,
  title,
  isMet,
  hint: isMet ? '' : hint,
});

const lackOf = (missing: readonly string[]) =>
  missing.length === 0 ? '选择简历后检查' : `还缺：${missing.join('、')}`;

function memberChecks({ contest, phase, schools, entry }: MemberContest, scope: string): SubmitCheck[] {
  const mayEnter = isOpenToAll(contest) || schoolFor(contest, schools) !== undefined;
  const schoolHint =
    schools.length === 0
      ? `面向${scope}；请用学号登录或认证校园邮箱`
      : `面向${scope}；您的学校是${schools.map(({ name }) => name).join('、')}`;
  return [
    checkOf('phase', '在报名时间内', phase === 'open', PHASE_HINTS[phase]),
    checkOf('school', '在参赛范围内', mayEnter, schoolHint),
    checkOf('once', '每人提交一份', entry?.state !== 'submitted', '您已提交，如需更换请先撤回'),
  ];
}
