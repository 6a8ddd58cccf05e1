import type { StudentSchoolService, StudentService } from '@qicheng/core/student';
import { html } from '../../../kit/page/html.js';
import { operatorPages } from '../../../kit/page/operator-pages.js';
import { table, wrapped } from '../../../kit/page/table.js';
import { rowAct } from '../act.page.js';
import type { ActField, ActPage, OperatorAct } from '../operator-act.js';

const path = operatorPages.schools;
const school: ActField = { name: 'school', label: '院校', isRequired: true, hint: '全称或代码' };
const student: readonly ActField[] = [school, { name: 'number', label: '学号', isRequired: true, most: 40 }];
const LEVELS = new Map([
  ['', '不写'],
  ['本科', '本科'],
  ['专科', '专科'],
]);

/** Which schools' students sign in by number, and what is done for one student. */
export function schoolPage(schools: StudentSchoolService, students: StudentService): ActPage {
  type School = Awaited<ReturnType<StudentSchoolService['list']>>[number];
  return {
    path,
    title: '院校与学生',
    lead: '学号登录。学生名单由命令行导入（school import），因为它会写出一份初始密码的文件。',
    task: 'runSchools',
    acts: [
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
          { name: 'name', label: '全称', isRequired: true, most: 60 },
          { name: 'code', label: '代码', isRequired: true, most: 40, hint: '学校标识码，或自定的代码' },
          { name: 'source', label: '来源', isRequired: true, hint: '例如 教育部名单 2026-06' },
          { name: 'province', label: '省', most: 20 },
          { name: 'city', label: '市', most: 20 },
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
      ...studentActs(students),
    ],
    content: async (viewer) => {
      const list = await schools.list();
      return html`<section class="sheet">
        <h2>院校</h2>
        ${
          list.length === 0
            ? html`<p>还没有院校有名单或开通了学号登录。</p>`
            : table<School>(
                [
                  { name: '院校', of: (row) => row.name, look: wrapped },
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
    },
  };
}

/** What a school's staff asks for one student; who asks is checked by a person first. */
function studentActs(students: StudentService): OperatorAct[] {
  const of = (value: (name: string) => string) => ({
    school: value('school'),
    studentNumber: value('number'),
  });
  return [
    {
      name: 'show',
      label: '查看学生',
      done: '查看学生',
      fields: student,
      run: async (actor, value) => {
        const found = await students.get(actor, of(value));
        const parts = [
          `${found.school} ${found.studentNumber}`,
          found.maskedName,
          found.maskedPhone === '' ? '没有手机号' : found.maskedPhone,
          found.isPhoneProven ? '手机号已验证' : '手机号未验证',
          found.hasOwnPassword ? '密码是自己设置的' : '密码是初始密码',
          found.userId === null ? '没有绑定账号' : '已绑定账号',
          found.isDisabled ? '已停用' : '正常',
        ];
        return { text: parts.join('，') };
      },
    },
    {
      name: 'disableStudent',
      label: '停用学生的学号登录',
      done: '已停用。已绑定的账号仍可用手机号登录。',
      fields: student,
      warning: (value) => `${value('school')} ${value('number')} 不能再用学号登录，可以恢复。`,
      run: (actor, value) => students.setDisabled(actor, of(value), true),
    },
    {
      name: 'enableStudent',
      label: '恢复学生的学号登录',
      done: '已恢复。',
      fields: student,
      run: (actor, value) => students.setDisabled(actor, of(value), false),
    },
    {
      name: 'resetPhone',
      label: '解除学生的手机号',
      done: '已解除，学生下次登录时验证新的手机号。',
      fields: student,
      warning: (value) =>
        `${value('school')} ${value('number')} 的手机号会解除，原账号的所有设备退出登录。请先核实学生身份。`,
      run: (actor, value) => students.resetPhone(actor, of(value), null),
    },
    {
      name: 'resetPassword',
      label: '重设学生的初始密码',
      done: '已重设。',
      fields: student,
      warning: (value) => `${value('school')} ${value('number')} 原来的密码立即失效。请先核实学生身份。`,
      run: async (actor, value) => {
        const { password } = await students.resetPassword(actor, of(value));
        return { secret: { label: '新的初始密码', value: password } };
      },
    },
  ];
}
