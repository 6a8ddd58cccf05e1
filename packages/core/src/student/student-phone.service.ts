import { Injectable } from '@nestjs/common';
import { SessionService } from '../auth/index.js';
import { phoneIndexOf } from '../platform/blind-index/index.js';
import { Clock, CryptoService } from '../platform/index.js';
import { StudentRepository, type StudentRow } from './student.repository.js';

/**
 * Which phone is a student's: that of the linked account, which its owner may have changed with verification,
 * else the roster's, else the first one they verify [ST2].
 */
@Injectable()
export class StudentPhoneService {
  constructor(
    private readonly students: StudentRepository,
    private readonly sessions: SessionService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** 138****0001; empty when the student has none yet. */
  maskedOf(student: StudentRow): string {
    const cipher = student.user?.phoneCipher ?? student.phoneCipher;
    const phone = cipher === null ? '' : this.secrets.decrypt(cipher);
    return phone && `${phone.slice(0, 3)}****${phone.slice(-4)}`;
  }

  /** Whether the student may verify this phone. */
  mayBe(student: StudentRow, phone: string): boolean {
    const expected = student.user?.phoneIndex ?? student.phoneIndex;
    return expected === null || expected === phoneIndexOf(this.secrets, phone);
  }

  /**
   * Links the student to the account of a phone just verified; false when that account is another student's.
   */
  bind(student: StudentRow, phone: string, userId: string): Promise<boolean> {
    return this.students.bind(student, { userId, ...this.sealed(phone), phoneProvenAt: this.clock.now() });
  }

  /** Unlinks the student from their account, which is signed out, and sets another phone or none. */
  async replace(student: StudentRow, phone: string | null): Promise<void> {
    const sealed = phone === null ? { phoneCipher: null, phoneIndex: null } : this.sealed(phone);
    await this.students.update(student.id, { ...sealed, phoneProvenAt: null, userId: null });
    if (student.userId !== null) await this.sessions.revokeAllOf(student.userId);
  }

  /** Name and phone as an operator sees them: 林**, 138****0001. */
  maskedSummaryOf(student: StudentRow): { maskedName: string; maskedPhone: string } {
    const [first = '', ...rest] = this.secrets.decrypt(student.nameCipher);
    return { maskedName: first + '*'.repeat(rest.length), maskedPhone: this.maskedOf(student) };
  }

  /** A phone as stored: encrypted, and its keyed hash. */
  sealed(phone: string): { phoneCipher: string; phoneIndex: string } {
    return { phoneCipher: this.secrets.encrypt(phone), phoneIndex: phoneIndexOf(this.secrets, phone) };
  }
}
