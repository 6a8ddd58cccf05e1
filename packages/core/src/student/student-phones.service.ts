import { Injectable } from '@nestjs/common';
import { phoneIndexOf } from '../platform/blind-index/index.js';
import { Clock, Secrets } from '../platform/index.js';
import { StudentRepository, type StudentRow } from './student.repository.js';

/**
 * Which phone is a student's: that of the account they are bound to, which its owner may have changed with
 * proof, else the one that the roster names, else whichever they prove first (reliability.md ST2).
 */
@Injectable()
export class StudentPhones {
  constructor(
    private readonly students: StudentRepository,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /** 138****0001; empty when the student has none yet. */
  maskedOf(student: StudentRow): string {
    const cipher = student.user?.phoneCipher ?? student.phoneCipher;
    const phone = cipher === null ? '' : this.secrets.decrypt(cipher);
    return phone && `${phone.slice(0, 3)}****${phone.slice(-4)}`;
  }

  /** Whether the student may prove this phone. */
  mayBe(student: StudentRow, phone: string): boolean {
    const expected = student.user?.phoneIndex ?? student.phoneIndex;
    return expected === null || expected === phoneIndexOf(this.secrets, phone);
  }

  /** Ties the student to the account of a phone just proven; false when that account is another student's. */
  bind(student: StudentRow, phone: string, userId: string): Promise<boolean> {
    return this.students.bind(student, { userId, ...this.sealed(phone), phoneProvenAt: this.clock.now() });
  }

  /** A phone as rows keep it: encrypted, and its keyed hash. */
  sealed(phone: string): { phoneCipher: string; phoneIndex: string } {
    return { phoneCipher: this.secrets.encrypt(phone), phoneIndex: phoneIndexOf(this.secrets, phone) };
  }
}
