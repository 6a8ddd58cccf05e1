import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';
import type { EnrolmentFacts } from './enrolment-lines.js';

const MAX_FIGURES = 2_000;

@Injectable()
export class EnrolmentRepository {
  constructor(private readonly database: Database) {}

  /** Figures of these schools, the newest years first. */
  findSchools(schools: readonly string[]) {
    return this.database.enrolmentFigure.findMany({
      where: { school: { in: [...schools] } },
      orderBy: [{ year: 'desc' }, { school: 'asc' }, { major: 'asc' }, { studyMode: 'asc' }],
      take: MAX_FIGURES,
    });
  }

  /** Every row of the schools of an import. */
  findAll(schools: readonly string[]) {
    return this.database.enrolmentFigure.findMany({ where: { school: { in: [...schools] } } });
  }

  /** Writes all of them, or none. */
  async upsert(rows: readonly EnrolmentFacts[]): Promise<void> {
    await this.database.$transaction(
      rows.map(({ school, major, studyMode, year, ...facts }) =>
        this.database.enrolmentFigure.upsert({
          where: { programmeYear: { school, major, studyMode, year } },
          create: { school, major, studyMode, year, ...facts },
          update: { ...facts, importedAt: new Date() },
        }),
      ),
    );
  }
}
