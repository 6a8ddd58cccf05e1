import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../account/index.js';
import { AuditLogService } from '../../operator/index.js';
import { readSheet } from '../../sheet/index.js';
import { makeFirstPassword } from '../student-password.service.js';
import { StudentSchoolService } from '../student-school.service.js';
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
  /** Code or full name. */
  school: string;
  content: Buffer;
  /** Reports what would be done without doing it. */
  dryRun: boolean;
  /** Saves the generated passwords before anything is written; an error it throws stops the import. */
  keepPasswords: (passwords: readonly FirstPassword[]) => Promise<void>;
  /** Called now and then with how many passwords are hashed. */
  onProgress?: (done: number, total: number) => void;
}

export type RosterOutcome = PlannedLine['outcome'];

export interface RosterReport {
  school: string;
  counts: Record<RosterOutcome, number>;
  lines: Pick<PlannedLine, 'line' | 'studentNumber' | 'outcome' | 'refusal' | 'otherLines'>[];
  /** Ignored columns of the file. */
  ignoredColumns: readonly string[];
}

// As many as the hasher handles at once.
const HASHES_AT_ONCE = 3;
const PROGRESS_EVERY = 300;

/**
 * Imports a school's roster, completely or not at all. Idempotent for the same file; nobody is ever removed.
 */
@Injectable()
export class ImportRoster {
  constructor(
    private readonly schools: StudentSchoolService,
    private readonly plan: PlanRoster,
    private readonly roster: RosterRepository,
    private readonly hasher: PasswordHasher,
    private readonly audit: AuditLogService,
  ) {}

  async run(request: RosterImport): Promise<RosterReport> {
    const { actor, dryRun, keepPasswords, onProgress = () => undefined } = request;
    const { code, name } = await this.schools.get(request.school);
    const { lines, ignoredColumns } = rosterLines(await readSheet(request.content));
    const planned = await this.plan.run(code, lines);
    const report = { school: name, counts: countsOf(planned), lines: planned.map(publicOf), ignoredColumns };
    if (dryRun) return report;
    const made = firstPasswordsFor(planned);
    const isMade = new Set(made.map(({ studentNumber }) => studentNumber));
    const hashes = await this.hashesOf(planned, isMade, onProgress);
    if (made.length > 0) await keepPasswords(made);
    await this.audit.record(actor, 'roster.import', code, { ...report.counts, generated: made.length });
    await this.roster.write(...writesOf(code, planned, hashes));
    return report;
  }

  /** By student number. Randomly generated passwords hash quickly, those from the file do not. */
  private async hashesOf(
    planned: readonly PlannedLine[],
    isMade: ReadonlySet<string>,
    onProgress: (done: number, total: number) => void,
  ): Promise<Map<string, string>> {
    const hashes = new Map<string, string>();
    const waiting = planned.filter(({ password }) => password !== null);
    for (let start = 0; start < waiting.length; start += HASHES_AT_ONCE) {
      const some = waiting.slice(start, start + HASHES_AT_ONCE);
      await Promise.all(
        some.map(async ({ studentNumber, password }) => {
          if (password === null) return;
          const hash = isMade.has(studentNumber)
            ? this.hasher.hashRandom(password)
            : this.hasher.hash(password);
          hashes.set(studentNumber, await hash);
        }),
      );
      if (hashes.size % PROGRESS_EVERY === 0 || hashes.size === waiting.length)
        onProgress(hashes.size, waiting.length);
    }
    return hashes;
  }
}

/** Gives every new student without a password one, and returns which. */
function firstPasswordsFor(planned: readonly PlannedLine[]): FirstPassword[] {
  return planned.flatMap((line) => {
    if (line.outcome !== 'added' || line.password !== null) return [];
    line.password = makeFirstPassword();
    return [{ studentNumber: line.studentNumber, name: line.name, password: line.password }];
  });
}

function writesOf(
  schoolCode: string,
  planned: readonly PlannedLine[],
  hashes: ReadonlyMap<string, string>,
): [NewStudent[], ChangedStudent[]] {
  const added: NewStudent[] = [];
  const changed: ChangedStudent[] = [];
  for (const { outcome, id, studentNumber, data } of planned) {
    const passwordHash = hashes.get(studentNumber);
    if (outcome === 'updated' && id !== null)
      changed.push({ id, data: { ...data, ...(passwordHash !== undefined && { passwordHash }) } });
    if (outcome === 'added' && passwordHash !== undefined)
      added.push({
        phoneCipher: null,
        phoneIndex: null,
        nameCipher: '',
        college: '',
        className: '',
        ...data,
        schoolCode,
        studentNumber,
        passwordHash,
      });
  }
  return [added, changed];
}

const publicOf = ({ line, studentNumber, outcome, refusal, otherLines }: PlannedLine) => ({
  line,
  studentNumber,
  outcome,
  refusal,
  otherLines,
});

function countsOf(lines: readonly PlannedLine[]): Record<RosterOutcome, number> {
  const counts = { added: 0, updated: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of lines) counts[outcome] += 1;
  return counts;
}
