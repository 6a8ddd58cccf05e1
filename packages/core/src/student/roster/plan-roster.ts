import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../account/index.js';
import { CryptoService } from '../../platform/index.js';
import { StudentPhoneService } from '../student-phone.service.js';
import type { LineRefusal, RefusedLine, RosterLine } from './roster-lines.js';
import { RosterRepository } from './roster.repository.js';

type Known = Awaited<ReturnType<RosterRepository['findAll']>>[number];

/** What an import does with one line. */
export interface PlannedLine {
  line: number;
  studentNumber: string;
  outcome: 'added' | 'updated' | 'unchanged' | 'refused';
  refusal: LineRefusal | null;
  /** Of a repetition: the other lines with the same number or phone. */
  otherLines: readonly number[];
  name: string;
  /** The existing row; null for a new student. */
  id: string | null;
  /** The fields to write. */
  data: {
    nameCipher?: string;
    college?: string;
    className?: string;
    phoneCipher?: string;
    phoneIndex?: string;
  };
  /** An initial password to write, or null: a new student then gets a generated one. */
  password: string | null;
}

/** Compares a roster with the database. Read-only. */
@Injectable()
export class PlanRoster {
  constructor(
    private readonly roster: RosterRepository,
    private readonly phones: StudentPhoneService,
    private readonly hasher: PasswordHasher,
    private readonly secrets: CryptoService,
  ) {}

  /** One plan per line, in the order of the file. */
  async run(schoolCode: string, lines: readonly (RosterLine | RefusedLine)[]): Promise<PlannedLine[]> {
    const numbers = lines.filter((line) => !('refusal' in line)).map(({ studentNumber }) => studentNumber);
    const rows = await this.roster.findAll(schoolCode, numbers);
    const known = new Map(rows.map((row) => [row.studentNumber, row]));
    const planned: PlannedLine[] = [];
    for (const line of lines) {
      const row = known.get(line.studentNumber);
      if ('refusal' in line) planned.push({ ...refused, ...line });
      else planned.push(row === undefined ? this.addition(line) : await this.change(line, row));
    }
    return planned;
  }

  private addition(rosterLine: RosterLine): PlannedLine {
    const { line, studentNumber, name, college, className, phone, password } = rosterLine;
    const data = {
      nameCipher: this.secrets.encrypt(name),
      ...(college !== null && { college }),
      ...(className !== null && { className }),
      ...(phone !== null && this.phones.sealed(phone)),
    };
    return { ...accepted, line, studentNumber, name, outcome: 'added', id: null, data, password };
  }

  private async change(rosterLine: RosterLine, row: Known): Promise<PlannedLine> {
    const { line, studentNumber, name, college, className, phone } = rosterLine;
    const newPhone = phone === null ? null : this.phones.sealed(phone);
    const isOtherPhone = newPhone !== null && newPhone.phoneIndex !== row.phoneIndex;
    // [ST2]: a phone verified by its owner is removed only by school staff, and the removal is recorded.
    if (isOtherPhone && row.phoneProvenAt !== null)
      return { ...refused, line, studentNumber, refusal: 'phoneProven' };
    const isOtherName = this.secrets.decrypt(row.nameCipher) !== name;
    const data = {
      ...(isOtherName && { nameCipher: this.secrets.encrypt(name) }),
      ...(college !== null && college !== row.college && { college }),
      ...(className !== null && className !== row.className && { className }),
      ...(isOtherPhone && newPhone),
    };
    const password = await this.newFirstPassword(rosterLine.password, row);
    const outcome = Object.keys(data).length > 0 || password !== null ? 'updated' : 'unchanged';
    return { ...accepted, line, studentNumber, name, outcome, id: row.id, data, password };
  }

  /** A roster's password replaces only a different password that also came from a roster. */
  private async newFirstPassword(password: string | null, row: Known): Promise<string | null> {
    if (password === null || !row.hasRosterPassword) return null;
    return (await this.hasher.verify(row.passwordHash, password)) ? null : password;
  }
}

const accepted = { refusal: null, otherLines: [] } as const;
const refused = {
  outcome: 'refused',
  otherLines: [],
  name: '',
  id: null,
  data: {},
  password: null,
} as const;
