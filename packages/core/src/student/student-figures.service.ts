import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../operator/index.js';
import { Clock } from '../platform/index.js';
import { type ClassFigures, StudentFiguresRepository } from './student-figures.repository.js';
import { StudentSchoolService } from './student-school.service.js';

/** Within how many days an active student used the site. */
export const ACTIVE_DAYS = 30;
/** Below this size a figure of a class would tell about single students. */
export const SMALLEST_GROUP = 5;
const DAY_MS = 86_400_000;

type Counts = Pick<ClassFigures, 'students' | 'signedIn' | 'withResume' | 'active'>;

/** Counts of a class; null where it is too small. */
export interface GroupFigures {
  students: number;
  signedIn: number | null;
  withResume: number | null;
  active: number | null;
}

export interface SchoolFigures {
  school: string;
  /** Of the classes that are large enough. */
  total: Counts;
  classes: readonly (GroupFigures & Pick<ClassFigures, 'college' | 'className'>)[];
}

/** How far the students of a school's roster use the site, by class. */
@Injectable()
export class StudentFiguresService {
  constructor(
    private readonly schools: StudentSchoolService,
    private readonly figures: StudentFiguresRepository,
    private readonly audit: AuditLogService,
    private readonly clock: Clock,
  ) {}

  async of(actor: string, nameOrCode: string): Promise<SchoolFigures> {
    const { code, name } = await this.schools.get(nameOrCode);
    const activeSince = new Date(this.clock.now().getTime() - ACTIVE_DAYS * DAY_MS);
    const classes = await this.figures.byClass(code, activeSince);
    await this.audit.record(actor, 'school.figures', code, { classes: classes.length });
    // With small classes in the total, their figures would be its difference from the others.
    const counted = classes.filter(({ students }) => students >= SMALLEST_GROUP);
    const sum = (key: keyof Counts) => counted.reduce((total, counts) => total + counts[key], 0);
    const total = {
      students: sum('students'),
      signedIn: sum('signedIn'),
      withResume: sum('withResume'),
      active: sum('active'),
    };
    return {
      school: name,
      total,
      classes: classes.map(({ college, className, ...counts }) => ({
        college,
        className,
        ...shownOf(counts),
      })),
    };
  }
}

const shownOf = ({ students, signedIn, withResume, active }: Counts): GroupFigures =>
  students < SMALLEST_GROUP
    ? { students, signedIn: null, withResume: null, active: null }
    : { students, signedIn, withResume, active };
