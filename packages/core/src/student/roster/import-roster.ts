import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../account/index.js';
import { AuditLog } from '../../operator/index.js';
import { readSheet } from '../../sheet/index.js';
import { makeFirstPassword } from '../student-passwords.service.js';
import { StudentSchools } from '../student-schools.service.js';
import { type PlannedLine, PlanRoster } from './plan-roster.js';
import { rosterLines } from './roster-lines.js';
import { type ChangedStudent, type NewStudent, RosterRepository } from './roster.repository.js';

export interface FirstPassword {
  studentNumber: string;
  name: string;
  password: string;
}

interface RosterImport {
  actor: string;
  /** Code or whole name. */
  school: string;
  content: Buffer;
  /** Reports what would be done, and does none of it. */
  dryRun: boolean;
  /** Keeps the passwords that were made, before anything is written; what it throws stops the import. */
  keepPasswords: (passwords: readonly FirstPassword[]) => Promise<void>;
}

export type RosterOutcome = PlannedLine['outcome'];

export interface RosterReport {
  school: string;
  counts: Record<RosterOutcome, number>;
  lines: Pick<PlannedLine, 'line' | 'studentNumber' | 'outcome' | 'refusal'>[];
}

const BATCH = 500;
const HASHES_AT_ONCE = 4;

/** Brings a school's roster in. The same file twice changes nothing the second time; nobody is ever removed. */
@Injectable()
export class ImportRoster {
  constructor(
    private readonly schools: StudentSchools,
    private readonly plan: PlanRoster,
    private readonly roster: RosterRepository,
    private readonly hasher: PasswordHasher,
    private readonly audit: AuditLog,
  ) {}

  async run({ actor, school, content, dryRun, keepPasswords }: RosterImport): Promise<RosterReport> {
    const { code, name } = await this.schools.get(school);
    const planned = await this.plan.run(code, rosterLines(readSheet(content)));
    const report = { school: name, counts: countsOf(planned), lines: planned.map(publicOf) };
    if (dryRun) return report;
    const made = planned.flatMap((line) => {
      if (line.outcome !== 'added' || line.password !== null) return [];
      line.password = makeFirstPassword();
      return [{ studentNumber: line.studentNumber, name: line.name, password: line.password }];
    });
    if (made.length > 0) await keepPasswords(made);
    await this.audit.record(actor, 'roster.import', code, { ...report.counts, generated: made.length });
    const writes = planned.filter(({ outcome }) => outcome === 'added' || outcome === 'updated');
    for (let start = 0; start < writes.length; start += BATCH) {
      await this.writeBatch(code, writes.slice(start, start + BATCH));
    }
    return report;
  }

  private async writeBatch(schoolCode: string, lines: readonly PlannedLine[]): Promise<void> {
    const added: NewStudent[] = [];
    const changed: ChangedStudent[] = [];
    for (let start = 0; start < lines.length; start += HASHES_AT_ONCE) {
      const some = lines.slice(start, start + HASHES_AT_ONCE);
      const hashes = await Promise.all(
        some.map(async ({ password }) => (password === null ? null : await this.hasher.hash(password))),
      );
      some.forEach((line, index) => {
        const passwordHash = hashes[index] ?? null;
        const { id, studentNumber, sealed } = line;
        if (id !== null)
          changed.push({ id, data: { ...sealed, ...(passwordHash !== null && { passwordHash }) } });
        else if (passwordHash !== null)
          added.push({
            phoneCipher: null,
            phoneIndex: null,
            nameCipher: '',
            ...sealed,
            schoolCode,
            studentNumber,
            passwordHash,
          });
      });
    }
    await this.roster.write(added, changed);
  }
}

const publicOf = ({ line, studentNumber, outcome, refusal }: PlannedLine) => ({
  line,
  studentNumber,
  outcome,
  refusal,
});

function countsOf(lines: readonly PlannedLine[]): Record<RosterOutcome, number> {
  const counts = { added: 0, updated: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of lines) counts[outcome] += 1;
  return counts;
}
