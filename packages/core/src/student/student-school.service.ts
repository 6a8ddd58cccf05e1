import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../operator/index.js';
import { Failure } from '../platform/index.js';
import { type SchoolEntry, SchoolService, searchTermsOf } from '../reference/index.js';
import {
  type SchoolSettings,
  type StudentSchool,
  StudentSchoolRepository,
} from './student-school.repository.js';
import type { RosterFailure } from './student.failures.js';

const DEFAULT_LIMIT = 20;
const NAME = /^[\p{L}\p{N}（）()·\s-]{2,60}$/u;
const CODE = /^[A-Za-z\d.:_-]{1,40}$/;

/** Which schools have student sign-in, whom a student may ask, and where they are redirected. */
@Injectable()
export class StudentSchoolService {
  constructor(
    private readonly schools: StudentSchoolRepository,
    private readonly audit: AuditLogService,
    private readonly known: SchoolService,
  ) {}

  /** The schools that a student chooses from. */
  search(input: {
    keyword?: string | undefined;
    page?: number | undefined;
    limit?: number | undefined;
  }): Promise<{ list: StudentSchool[]; total: number }> {
    const { keyword = '', page = 1, limit = DEFAULT_LIMIT } = input;
    return this.schools.search(searchTermsOf(keyword), { skip: (page - 1) * limit, take: limit });
  }

  /** A school by its code or full name, or a refusal. */
  async get(nameOrCode: string) {
    const school = await this.schools.find(nameOrCode.trim());
    if (school === null) throw new Failure<RosterFailure>('schoolUnknown');
    return school;
  }

  /**
   * Adds a school missing from the seeds, with the source that its operator names [decision 39]. A school of
   * the same name is left unchanged, or with `replaces` gets the given code and place; a code never moves to
   * another school.
   */
  async add(actor: string, { name, code, ...rest }: SchoolEntry, replaces: boolean): Promise<void> {
    const school = { ...rest, name: name.normalize('NFC').trim(), code: code.trim() };
    if (!NAME.test(school.name)) throw new Failure<RosterFailure>('schoolNameInvalid');
    if (!CODE.test(school.code)) throw new Failure<RosterFailure>('schoolCodeInvalid');
    const holder = await this.schools.find(school.code);
    if (holder !== null && holder.name !== school.name) throw new Failure<RosterFailure>('schoolTaken');
    const written = await (replaces ? this.known.import([school]) : this.known.seed([school]));
    if (written === 0) throw new Failure<RosterFailure>('schoolTaken');
    await this.audit.record(actor, 'school.add', school.code, { name: school.name, source: school.source });
  }

  /** For operators: every school with a roster or with sign-in open. */
  async list() {
    const rows = await this.schools.list();
    return rows.map(({ _count, ...school }) => ({ ...school, students: _count.students }));
  }

  /** Opens or closes a school's sign-in, and sets its contact and site; missing values are kept. */
  async set(actor: string, nameOrCode: string, settings: SchoolSettings): Promise<{ name: string }> {
    const { code, name } = await this.get(nameOrCode);
    if (settings.siteUrl !== undefined && !isSite(settings.siteUrl))
      throw new Failure<RosterFailure>('schoolSiteInvalid');
    const { studentSignIn } = settings;
    await this.audit.record(actor, 'school.student-sign-in', code, {
      changed: Object.keys(settings),
      ...(studentSignIn === undefined ? {} : { studentSignIn }),
    });
    await this.schools.set(code, settings);
    return { name };
  }
}

// Students are redirected only to this address; an empty one removes it.
function isSite(text: string): boolean {
  if (text === '') return true;
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}
