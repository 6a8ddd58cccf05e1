import { Injectable } from '@nestjs/common';
import { type EnrolmentFigure, nationalLineSchools } from '@qicheng/analysis/postgrad-exam';
import { EnrolmentRepository } from './enrolment.repository.js';

const MAX_FIGURES = 200;

/** A major without codes, blanks and brackets: （085400）电子信息 is 电子信息. */
const bare = (major: string) => major.normalize('NFKC').replace(/[([][^)\]]*[)\]]|[\d\s]/g, '');

/** Published admission figures. */
@Injectable()
export class EnrolmentFigureService {
  constructor(private readonly figures: EnrolmentRepository) {}

  /** Figures of these programmes and the national lines of their fields and majors, newest first. */
  async find(
    programmes: readonly { school: string; major: string; field?: string | undefined }[],
  ): Promise<EnrolmentFigure[]> {
    const national: string[] = Object.values(nationalLineSchools);
    const schools = [...new Set(programmes.map(({ school }) => school))];
    const rows = await this.figures.findSchools([...schools, ...national]);
    const isWanted = (row: { school: string; major: string }) =>
      programmes.some(({ school, major, field }) =>
        national.includes(row.school)
          ? [field, bare(major)].includes(bare(row.major))
          : row.school === school && bare(row.major) === bare(major),
      );
    return rows.filter(isWanted).slice(0, MAX_FIGURES).map(shownFigure);
  }
}

type Row = Awaited<ReturnType<EnrolmentRepository['findSchools']>>[number];

const shownFigure = ({
  school,
  major,
  year,
  studyMode,
  sourceTitle,
  sourceUrl,
  sourceDate,
  ...row
}: Row): EnrolmentFigure => ({
  school,
  major,
  year,
  studyMode,
  ...(row.planned !== null && { planned: row.planned }),
  ...(row.recommended !== null && { recommended: row.recommended }),
  ...(row.applicants !== null && { applicants: row.applicants }),
  ...(row.admitted !== null && { admitted: row.admitted }),
  ...(row.line !== null && { line: row.line }),
  source: { title: sourceTitle, date: sourceDate, ...(sourceUrl && { url: sourceUrl }) },
});
