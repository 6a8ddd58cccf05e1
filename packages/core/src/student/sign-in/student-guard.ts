import { Injectable, Logger } from '@nestjs/common';
import { type ClientInfo, SignInGuard } from '../../auth/index.js';
import { CaptchaPassService } from '../../captcha/index.js';
import { AuditLogService } from '../../operator/index.js';
import { addressIndexOf } from '../../platform/blind-index/index.js';
import { Clock, Failure, CryptoService } from '../../platform/index.js';
import { type Count, Throttle } from '../../platform/throttle/index.js';

const QUARTER_HOUR = 900;

/**
 * [ST1]. After some free attempts every attempt needs a slider; only one address at one student, or one
 * address alone, must ever wait. So no outsider can lock out a student or a school.
 */
const LIMITS = {
  /** Attempts at one student, from anywhere, before a slider is required. */
  freeTriesPerStudent: 5,
  /** Attempts at one student from one address in 15 minutes before it must wait. */
  triesPerStudentAndAddress: 10,
  /** Attempts from one address in a minute before a slider is required, and before it must wait. */
  freeTriesPerAddress: 10,
  triesPerAddress: 60,
  /** Wrong passwords across a school in 15 minutes; beyond it every attempt there needs a slider. */
  failuresPerSchool: 20,
};

/** The target as typed by the visitor, so that unknown schools and students are treated like known ones. */
interface StudentTry {
  schoolName: string;
  studentNumber: string;
}

/** Limits password guessing: at one student, from one address, and one guess at each student of a school. */
@Injectable()
export class StudentGuard {
  private readonly logger = new Logger(StudentGuard.name);

  constructor(
    private readonly limiter: SignInGuard,
    private readonly throttle: Throttle,
    private readonly passes: CaptchaPassService,
    private readonly audit: AuditLogService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs one sign-in or refuses as `busy`: one limit for all sign-ins that hash a password [load hashing].
   */
  limitConcurrency<Result>(signIn: () => Promise<Result>): Promise<Result> {
    return this.limiter.counted('student', () => this.limiter.limitConcurrency(signIn));
  }

  /**
   * Admits one attempt, or says what is missing. Each counts as a failure of its school until {@link forgive}
   * reverts it, so that concurrent guesses cannot pass before the first is counted.
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

  /** A wrong password stays counted against the school; the one that exhausts its budget raises an alert. */
  async blame(tried: StudentTry, schoolCode: string | null): Promise<void> {
    const { school, alert } = this.keysOf(tried, '');
    const [count] = await this.throttle.peek([school]);
    if (schoolCode === null || !count || count.hits < LIMITS.failuresPerSchool) return;
    const [raised] = await this.throttle.hit([{ key: alert, seconds: QUARTER_HOUR }]);
    if (raised?.hits !== 1) return;
    this.logger.error(
      `many wrong student passwords at school ${schoolCode}; its students need the slider for a while`,
    );
    await this.audit.record('system', 'student.guessing', schoolCode, { failures: count.hits });
  }

  /** A correct sign-in clears the student's counter and reverts this attempt at the school's. */
  async forgive(tried: StudentTry, client: ClientInfo): Promise<void> {
    const { pair, student, school } = this.keysOf(tried, client.ip);
    await Promise.all([this.throttle.reset([pair, student]), this.throttle.refund([school])]);
  }

  /** Spends a slider pass; an attempt without one was no guess and is not counted against the school. */
  private async slide(tried: StudentTry, { captchaPass: pass, ip }: ClientInfo): Promise<void> {
    const { studentNumber } = tried;
    try {
      await this.passes.redeem({ pass, studentNumber, purpose: 'studentLogin', ip });
    } catch (error) {
      await this.throttle.refund([this.keysOf(tried, ip).school]);
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
