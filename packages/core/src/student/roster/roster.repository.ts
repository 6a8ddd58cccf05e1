import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

export interface NewStudent {
  schoolCode: string;
  studentNumber: string;
  nameCipher: string;
  passwordHash: string;
  phoneCipher: string | null;
  phoneIndex: string | null;
}

export interface ChangedStudent {
  id: string;
  data: Partial<Omit<NewStudent, 'schoolCode' | 'studentNumber'>>;
}

const READ_AT_ONCE = 5_000;

/** Rosters as an import reads and writes them. */
@Injectable()
export class RosterRepository {
  constructor(private readonly database: Database) {}

  /** Those of the numbers that a school's roster has already. */
  async findAll(schoolCode: string, numbers: readonly string[]) {
    const found = [];
    for (let start = 0; start < numbers.length; start += READ_AT_ONCE) {
      const studentNumber = { in: numbers.slice(start, start + READ_AT_ONCE) };
      found.push(...(await this.database.student.findMany({ where: { schoolCode, studentNumber } })));
    }
    return found;
  }

  /** Writes a batch whole or not at all. */
  async write(added: readonly NewStudent[], changed: readonly ChangedStudent[]): Promise<void> {
    await this.database.$transaction([
      this.database.student.createMany({ data: [...added] }),
      ...changed.map(({ id, data }) => this.database.student.update({ where: { id }, data })),
    ]);
  }
}
