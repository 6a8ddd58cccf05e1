import { type StudentName, StudentService, type StudentSummary } from '@qicheng/core/student';
import { formatChinaMoment } from '@qicheng/resume/china-time';
import { Command } from 'commander';
import type { Find, WithCore } from '../ops-context.js';
import type { Terminal } from '../terminal.js';

const ACTOR = 'ops-cli';

/** student show | disable | enable | reset-phone | reset-password: what school staff may do, audited. */
export function studentCommand(withCore: WithCore, terminal: Terminal): Command {
  const command = new Command('student').description('学生（姓名与手机号隐藏一部分，每次操作都会记录）');
  const onOne = (
    name: string,
    description: string,
    run: (students: StudentService, of: StudentName) => unknown,
  ) =>
    command
      .command(name)
      .description(description)
      .argument('<院校>', '全称或代码')
      .argument('<学号>', '完整的学号')
      .action(async (school: string, studentNumber: string) => {
        await withCore(async (find: Find) => run(find(StudentService), { school, studentNumber }));
      });
  onOne('show', '查看一名学生', async (students, of) => {
    for (const [label, value] of linesOf(await students.get(ACTOR, of))) terminal.print(`${label}：${value}`);
  });
  onOne('disable', '停用学号登录', async (students, of) => {
    await students.setDisabled(ACTOR, of, true);
    terminal.print('✔ 已停用。已绑定的账号仍可用手机号登录。');
  });
  onOne('enable', '恢复学号登录', async (students, of) => {
    await students.setDisabled(ACTOR, of, false);
    terminal.print('✔ 已恢复。');
  });
  onOne('reset-phone', '解除手机号，原账号的所有设备退出登录（先核实学生身份）', async (students, of) => {
    const typed = await terminal.askSecret('新手机号（不显示；直接回车则由学生下次登录时验证）：');
    await students.resetPhone(ACTOR, of, typed || null);
    terminal.print('✔ 已解除。如怀疑被他人占用，请同时重设密码：student reset-password。');
  });
  onOne('reset-password', '生成新的初始密码，只显示这一次（先核实学生身份）', async (students, of) => {
    const { password } = await students.resetPassword(ACTOR, of);
    terminal.print(`✔ 新的初始密码：${password}（只显示这一次，请现在保存）`);
  });
  return command;
}

const linesOf = (student: StudentSummary): [string, string][] => [
  ['院校', student.school],
  ['学号', student.studentNumber],
  ['姓名', student.maskedName],
  ['手机号', phoneText(student)],
  ['密码', student.hasOwnPassword ? '自己设置的' : '名单的初始密码'],
  ['账号', student.userId ?? '没有绑定'],
  ['状态', student.isDisabled ? '已停用' : '正常'],
  ['建立时间', formatChinaMoment(student.createdAt)],
];

const phoneText = ({ maskedPhone, isPhoneProven }: StudentSummary) =>
  maskedPhone === '' ? '没有' : `${maskedPhone}（${isPhoneProven ? '已验证' : '未验证'}）`;
