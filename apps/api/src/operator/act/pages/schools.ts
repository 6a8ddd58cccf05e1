import type { StudentSchoolService, StudentService } from '@qicheng/core/student';
import { type Html, html } from '#src/kit/page/html.js';
import { operatorPages } from '#src/kit/page/operator-pages.js';
import type { Viewer } from '#src/kit/page/page-shell.js';
import { table, wrapped } from '#src/kit/page/table.js';
import { schoolFiguresPath } from '../../school/school-figures.page.js';
import { rowAct } from '../act.page.js';
import type { ActPage, OperatorAct } from '../operator-act.js';
import { schoolField as school, studentActs } from './students.js';

const path = operatorPages.schools;

type School = Awaited<ReturnType<StudentSchoolService['list']>>[number];
const LEVELS = new Map([
  ['', '不写'],
  ['本科', '本科'],
  ['专科', '专科'],
]);

/** Schools with student number sign-in, and actions for single students. */
export function schoolPage(schools: StudentSchoolService, students: StudentService): ActPage {
  return {
    path,
    title: '院校与学生',
    lead: '学号登录。点院校名称看各班级的使用人数。学生名单由命令行导入（school import），因为它会写出一份初始密码的文件。',
    task: 'runSchools',
    acts: [...schoolActs(schools), ...studentActs(students)],
    content: async (viewer) => schoolTable(viewer, await schools.list()),
  };
}

const schoolActs = (schools: StudentSchoolService): OperatorAct[] => [
  {
    name: 'open',
    label: '开通学号登录',
    done: '已开通。',
    fields: [
      school,
      { name: 'contact', label: '联系方式', hint: '手机号不对时找谁：办公室或电话，不写个人' },
      { name: 'site', label: '就业网', hint: '登录后前往的网址' },
    ],
    run: async (actor, value) => {
      await schools.set(actor, value('school'), {
        studentSignIn: true,
        ...(value('contact') !== '' && { studentContact: value('contact') }),
        ...(value('site') !== '' && { siteUrl: value('site') }),
      });
    },
  },
  {
    name: 'close',
    label: '关闭学号登录',
    done: '已关闭，名单保留。',
    isOfRow: true,
    fields: [school],
    warning: (value) => `${value('school')} 的学生不能再用学号登录；名单保留，可以再开通。`,
    run: async (actor, value) => {
      await schools.set(actor, value('school'), { studentSignIn: false });
    },
  },
  {
    name: 'add',
    label: '添加院校',
    done: '已添加，现在可以开通学号登录。',
    fields: [
      { name: 'name', label: '全称', isRequired: true, maxLength: 60 },
      { name: 'code', label: '代码', isRequired: true, maxLength: 40, hint: '学校标识码，或自定的代码' },
      { name: 'source', label: '来源', isRequired: true, hint: '例如 教育部名单 2026-06' },
      { name: 'province', label: '省', maxLength: 20 },
      { name: 'city', label: '市', maxLength: 20 },
      { name: 'level', label: '层次', choices: LEVELS },
    ],
    run: (actor, value) =>
      schools.add(
        actor,
        {
          name: value('name'),
          code: value('code'),
          source: value('source'),
          province: value('province'),
          city: value('city'),
          level: value('level'),
        },
        false,
      ),
  },
];

function schoolTable(viewer: Viewer, list: readonly School[]): Html {
  return html`<section class="sheet">
    <h2>院校</h2>
    ${
      list.length === 0
        ? html`<p>还没有院校有名单或开通了学号登录。</p>`
        : table<School>(
            [
              {
                name: '院校',
                of: ({ code, name }) => html`<a href="${schoolFiguresPath(code)}">${name}</a>`,
                look: wrapped,
              },
              { name: '代码', of: (row) => row.code },
              { name: '名单', of: (row) => `${row.students} 人` },
              { name: '学号登录', of: (row) => (row.studentSignIn ? '已开通' : '未开通') },
              { name: '联系', of: (row) => row.studentContact, look: wrapped },
              { name: '就业网', of: (row) => row.siteUrl, look: wrapped },
              {
                name: '',
                of: (row) =>
                  row.studentSignIn &&
                  rowAct(viewer, path, { act: 'close', label: '关闭…', values: { school: row.name } }),
              },
            ],
            list,
          )
    }
  </section>`;
}
