import { Injectable, Logger } from '@nestjs/common';
import { type ClientInfo, SignInGuard } from '../../auth/index.js';
import { SliderCaptchaService } from '../../captcha/index.js';
import { AuditLogService } from '../../operator/index.js';
import { addressIndexOf } from '../../platform/blind-index/index.js';
import { Clock, Failure, CryptoService } from '../../platform/index.js';
import { type Count, Throttle } from '../../platform/throttle/index.js';

const QUARTER_HOUR = 900;

/**
 * [ST1]. Beyond a free number of tries a slider is asked for, each time; only one address at one
 * student, or one address alone, ever waits. So nobody outside can shut a student or a school out.
 */
const LIMITS = {
  /** Of one student, by whomever, before the slider is asked for. */
  freeTriesPerStudent: 5,
  /** Of one student from one address in 15 minutes; then it waits. */
  triesPerStudentAndAddress: 10,
  /** Of one address in a minute before the slider is asked for, and before it waits. */
  freeTriesPerAddress: 10,
  triesPerAddress: 60,
  /** Wrong passwords across a school in 15 minutes; from then on everybody there slides. */
  failuresPerSchool: 20,
};

/** Who is tried: by what the visitor typed, so that unknown schools and students are treated as known ones. */
interface StudentTry {
  schoolName: string;
  studentNumber: string;
}

/** Slows down guessing of students' passwords: one student, one address, and one guess at each of a school. */
@Injectable()
export class StudentGuard {
  private readonly logger = new Logger(StudentGuard.name);

  constructor(
    private readonly limiter: SignInGuard,
    private readonly throttle: Throttle,
    private readonly captcha: SliderCaptchaService,
    private readonly audit: AuditLogService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Runs one sign-in, or refuses as `busy`: one bound for all ways in that hash a password [load hashing]. */
  limitConcurrency<Result>(signIn: () => Promise<Result>): Promise<Result> {
    return this.limiter.counted('student', () => this.limiter.limitConcurrency(signIn));
  }

  /**
   * Admits one try, or says what is missing. Each counts as a failure of its school until {@link forgive} says
   * that it was none, so that guesses sent at once cannot all pass before the first is counted.
   */
  async admit(tried: StudentTry, client: ClientInfo): Promise<void> {
    const keys = this.keysOf(tried, client.ip);
    const [pair, address, student] = await this.throttle.hit([
      { key: keys.pair, seconds: QUARTER_HOUR },
      { key: keys.address, seconds: 60 },
      { key: keys.student, seconds: QUARTER_HOUR },
    ]);
    this.refuseBeyond(pair, LIMITS.triesPerStudentAndAddress);
    this.refuseBeyond(address, LIMITS.triesPerAddress);
    const [school] = await this.throttle.hit([{ key: keys.school, seconds: QUARTER_HOUR }]);
    const isSuspicious =
      exceeds(student, LIMITS.freeTriesPerStudent) ||
      exceeds(address, LIMITS.freeTriesPerAddress) ||
      exceeds(school, LIMITS.failuresPerSchool);
    if (isSuspicious) await this.slide(tried, client);
  }

  /** A wrong password: it stays counted against the school, and the one that spends its budget leaves an alert. */
  async blame(tried: StudentTry, schoolCode: string | null): Promise<void> {
    const { school, alert } = this.keysOf(tried, '');
    const [count] = await this.throttle.peek([school]);
    if (schoolCode === null || !count || count.hits < LIMITS.failuresPerSchool) return;
    const [raised] = await this.throttle.hit([{ key: alert, seconds: QUARTER_HOUR }]);
    if (raised?.hits !== 1) return;
    this.logger.error(`many wrong student passwords at school ${schoolCode}; its students slide for a while`);
    await this.audit.record('system', 'student.guessing', schoolCode, { failures: count.hits });
  }

  /** The right person came in: what was counted against the student is forgotten, and this try of the school's. */
  async forgive(tried: StudentTry, client: ClientInfo): Promise<void> {
    const { pair, student, school } = this.keysOf(tried, client.ip);
    await Promise.all([this.throttle.reset([pair, student]), this.throttle.giveBack([school])]);
  }

  /** Spends a slider's pass; a try without one was no guess, and is not counted against the school. */
  private async slide(tried: StudentTry, { captchaPass: pass, ip }: ClientInfo): Promise<void> {
    const { studentNumber } = tried;
    try {
      await this.captcha.redeem({ pass, studentNumber, purpose: 'studentLogin', ip });
    } catch (error) {
      await this.throttle.giveBack([this.keysOf(tried, ip).school]);
      throw error;
    }
  }

  private refuseBeyond(count: Count | undefined, limit: number): void {
    if (!count || count.hits <= limit) return;
    const wait = Math.ceil((count.expiresAt.getTime() - this.clock.now().getTime()) / 1000);
    throw new Failure('tooManyRequests', { retryAfterSeconds: Math.max(1, wait) });
  }

  private keysOf({ schoolName, studentNumber }: StudentTry, ip: string) {
    const school = this.secrets.hash(`school:${schoolName}`, 'index');
    const student = this.secrets.hash(`student:${schoolName}\n${studentNumber}`, 'index');
    const address = addressIndexOf(this.secrets, ip);
    return {
      pair: `student:pair:${student}:${address}`,
      address: `student:address:${address}`,
      student: `student:one:${student}`,
      school: `student:school:${school}`,
      alert: `student:alert:${school}`,
    };
  }
}

const exceeds = (count: Count | undefined, limit: number): boolean => (count?.hits ?? 0) > limit;
