import { ACTIVE_DAYS, type SchoolFigures, SMALLEST_GROUP } from '@qicheng/core/student';
import { type Html, html } from '../../kit/page/html.js';
import { operatorPages } from '../../kit/page/operator-pages.js';
import { type Column, table, wrapped } from '../../kit/page/table.js';

export const schoolFiguresPath = (code: string): string =>
  operatorPages.schoolFigures.replace(':code', encodeURIComponent(code));

type Row = SchoolFigures['classes'][number];

const countOf = (count: number | null): string => (count === null ? '—' : String(count));

/** Counts of a school's students by class; students are neither named nor listed. */
export function schoolFiguresPage({ school, total, classes }: SchoolFigures): Html {
  return html`<h1>${school}</h1>
    <p class="lead">
      名单里的学生有多少人在用，停用的学号不算。只有人数，没有姓名和内容；不足 ${SMALLEST_GROUP}
      人的班级只列人数，不计入合计。
    </p>
    <section class="sheet">
      <h2>各班级</h2>
      ${
        classes.length === 0
          ? html`<p>还没有学生名单。</p>`
          : table<Row>(COLUMNS, [{ college: '合计', className: '', ...total }, ...classes])
      }
    </section>
    <p><a href="${operatorPages.schools}">返回院校与学生</a></p>`;
}

const COLUMNS: readonly Column<Row>[] = [
  { name: '学院', of: ({ college }) => college || '—', look: wrapped },
  { name: '班级', of: ({ className }) => className, look: wrapped },
  { name: '名单', of: ({ students }) => String(students) },
  { name: '登录过', of: ({ signedIn }) => countOf(signedIn) },
  { name: '有简历', of: ({ withResume }) => countOf(withResume) },
  { name: `${ACTIVE_DAYS} 天内来过`, of: ({ active }) => countOf(active) },
];
