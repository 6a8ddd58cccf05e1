import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

/** How far the students of one class use the site. */
export interface ClassFigures {
  college: string;
  className: string;
  students: number;
  /** Students who signed in and thereby bound an account. */
  signedIn: number;
  /** Students with a résumé. */
  withResume: number;
  /** Students who used the site since the given moment. */
  active: number;
}

/** Counts of a school's roster; nobody is named. */
@Injectable()
export class StudentFiguresRepository {
  constructor(private readonly database: Database) {}

  /** Disabled numbers, of students who have left, do not count. */
  byClass(schoolCode: string, activeSince: Date): Promise<ClassFigures[]> {
    return this.database.$queryRaw<ClassFigures[]>`
      SELECT college, class_name AS "className",
        count(*)::int AS students,
        count(user_id)::int AS "signedIn",
        count(*) FILTER (WHERE EXISTS (
          SELECT 1 FROM resume WHERE resume.user_id = student.user_id AND resume.deleted_at IS NULL))::int AS "withResume",
        count(*) FILTER (WHERE EXISTS (
          SELECT 1 FROM session WHERE session.user_id = student.user_id AND last_seen_at >= ${activeSince}))::int AS active
      FROM student
      WHERE school_code = ${schoolCode} AND disabled_at IS NULL
      GROUP BY college, class_name
      ORDER BY college, class_name`;
  }
}
