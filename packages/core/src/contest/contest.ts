import { z } from 'zod';
import type { JudgingMethod, RubricLine } from './judging/judging-event.js';

/** Failure reasons for members and visitors. */
export type ContestFailure =
  | 'contestHidden'
  | 'contestAbsent'
  | 'contestNotOpen'
  | 'contestOver'
  | 'contestSubmitted'
  | 'contestNotSubmitted'
  | 'contestWrongSchool'
  | 'contestIncomplete'
  | 'certificateAbsent'
  | 'certificateUnknown';

/** Failure reasons for organisers and judges. */
export type ContestAdminFailure =
  | 'contestUnknown'
  | 'contestInvalid'
  | 'contestCodeTaken'
  | 'contestStarted'
  | 'contestStillOpen'
  | 'contestNotClosed'
  | 'contestPublished'
  | 'judgeUnknown'
  | 'judgesMissing'
  | 'entryUnknown'
  | 'pointsInvalid'
  | 'marksMissing'
  | 'exclusionInvalid';

export type ContestKind = 'school' | 'provincial';
export type ContestPhase = 'upcoming' | 'open' | 'closed' | 'results';

export const awards = z
  .array(z.object({ name: z.string().min(1).max(20), places: z.number().int().min(1).max(1_000) }))
  .max(10);
export type Award = z.infer<typeof awards>[number];

/** A contest as it was set up. */
export interface ContestPlan {
  code: string;
  kind: ContestKind;
  title: string;
  organiser: string;
  /** Markdown */
  rules: string;
  /** Empty: every school. */
  schoolCode: string;
  /** Empty: every province. */
  province: string;
  opensAt: Date;
  closesAt: Date;
  rubric: RubricLine[];
  method: JudgingMethod;
  awards: Award[];
  isSample: boolean;
}

export interface Contest extends ContestPlan {
  id: string;
  announcedAt: Date | null;
  closedAt: Date | null;
  publishedAt: Date | null;
  logDigest: string;
}

/** A member's school: from its roster, or from the verified campus mailbox. */
export interface MemberSchool {
  code: string;
  name: string;
  province: string;
}

/** A member's entry, without its content. */
export interface Entry {
  id: string;
  contestId: string;
  userId: string;
  state: 'submitted' | 'withdrawn';
  resumeId: string | null;
  title: string;
  schoolName: string;
  submittedAt: Date;
  withdrawnAt: Date | null;
  number: number | null;
  rank: number | null;
  score: number | null;
  award: string;
}

/** Phase of a contest, by the server's clock [CT1]. */
export function phaseOf({ opensAt, closesAt, closedAt, publishedAt }: Contest, now: Date): ContestPhase {
  if (publishedAt !== null) return 'results';
  if (closedAt !== null || now >= closesAt) return 'closed';
  return now < opensAt ? 'upcoming' : 'open';
}

/** The first of the member's schools that may enter. */
export const schoolFor = (
  { schoolCode, province }: Pick<Contest, 'schoolCode' | 'province'>,
  schools: readonly MemberSchool[],
): MemberSchool | undefined =>
  schools.find(
    (school) => (!schoolCode || school.code === schoolCode) && (!province || school.province === province),
  );

/** Whether anyone may enter, including members without a school. */
export const isOpenToAll = ({ schoolCode, province }: Pick<Contest, 'schoolCode' | 'province'>): boolean =>
  schoolCode === '' && province === '';

/** [spec 2]: flag 1 shows the school contest, 2 the provincial one, 3 both, 0 none. */
export const isShown = (flag: 0 | 1 | 2 | 3, kind: ContestKind): boolean =>
  flag === 3 || flag === (kind === 'school' ? 1 : 2);
