import type { StudentService } from '@qicheng/core/student';
import type { ActField, OperatorAct } from '../operator-act.js';

const GROUP = '一名学生';
export const schoolField: ActField = { name: 'school', label: '院校', isRequired: true, hint: '全称或代码' };
const student: readonly ActField[] = [
  schoolField,
  { name: 'number', label: '学号', isRequired: true, maxLength: 40, hint: '完整的学号' },
];

const of = (value: (name: string) => string) => ({
  school: value('school'),
  studentNumber: value('number'),
});

/** Actions a school's staff requests for one student; an operator verifies the requester first. */
export const studentActs = (students: StudentService): OperatorAct[] => [
  ...signInActs(students),
  ...proofActs(students),
];

function signInActs(students: StudentService): OperatorAct[] {
  return [
    {
      name: 'show',
      label: '查看',
      done: '',
      group: GROUP,
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
      label: '停用',
      done: '已停用。已绑定的账号仍可用手机号登录。',
      group: GROUP,
      fields: student,
      warning: (value) => `${value('school')} ${value('number')} 不能再用学号登录，可以恢复。`,
      run: (actor, value) => students.setDisabled(actor, of(value), true),
    },
    {
      name: 'enableStudent',
      label: '恢复',
      done: '已恢复。',
      group: GROUP,
      fields: student,
      run: (actor, value) => students.setDisabled(actor, of(value), false),
    },
  ];
}

function proofActs(students: StudentService): OperatorAct[] {
  return [
    {
      name: 'resetPhone',
      label: '解除手机号',
      done: '已解除，学生下次登录时验证新的手机号。',
      group: GROUP,
      fields: student,
      warning: (value) =>
        `${value('school')} ${value('number')} 的手机号会解除，原账号的所有设备退出登录。请先核实学生身份。`,
      run: (actor, value) => students.resetPhone(actor, of(value), null),
    },
    {
      name: 'resetPassword',
      label: '重设初始密码',
      done: '已重设。',
      group: GROUP,
      fields: student,
      warning: (value) => `${value('school')} ${value('number')} 原来的密码立即失效。请先核实学生身份。`,
      run: async (actor, value) => {
        const { password } = await students.resetPassword(actor, of(value));
        return { secret: { label: '新的初始密码', value: password } };
      },
    },
  ];
}
