import { z } from 'zod';
import { userInfo } from '../account/user-info.js';
import {
  challengeId,
  chosenPassword,
  PASSWORDS_DIFFER,
  passwordsAgree,
  phone,
  repeatedPassword,
  smsCode,
  termsAgreed,
} from '../auth/fields.js';
import { assumed, endpoint, legacy, listOf, pageFields, reply, text, wire } from '../kit/endpoint.js';
import { phoneVerificationRequired, studentCredentials, studentTicket } from './fields.js';

const signedIn = reply(200, userInfo, '登录成功');

export const studentLogin = endpoint({
  route: 'POST /user/studentLogin',
  access: 'none',
  summary: '学号登录',
  input: wire(studentCredentials),
  replies: { signedIn, phoneVerificationRequired },
  note: assumed(
    'payload not shown in [spec 7]: as /user/login type 2; 202 carries cas_id, the masked phone and the contact',
  ),
});

const school = wire({
  code: z.string(),
  name: legacy('school_name', z.string()),
  contact: z.string(),
});

export const listStudentSchools = endpoint({
  route: 'GET /user/getSchoolList',
  access: 'none',
  summary: '已开通学号登录的学校，可按名称、拼音或首字母查找',
  input: wire({ keyword: text(50, '学校名称不能超过 50 个字').optional(), ...pageFields }),
  replies: { ok: reply(200, listOf(school)) },
  alsoPost: true,
  note: assumed('payload not shown in [spec 7]: contact is what the "not my phone number" dialog names'),
});

export const checkStudentPhone = endpoint({
  route: 'POST /user/checkPhone',
  access: 'none',
  summary: '学号登录：验证手机号',
  input: wire({ studentTicket, phone, code: smsCode, challengeId, termsAgreed }),
  replies: { ok: reply(200, undefined, '手机号验证成功') },
  note: assumed('reply not shown in [spec 7]: no data; the same cas_id goes on to the password step'),
});

export const setStudentPassword = endpoint({
  route: 'POST /user/resetpwd',
  access: 'none',
  summary: '学号登录：设置新密码并登录',
  input: wire({
    studentTicket,
    newPassword: legacy('newpassword', chosenPassword),
    repeatedPassword: legacy('agian_pwd', repeatedPassword),
  }).refine(passwordsAgree, PASSWORDS_DIFFER),
  replies: { ok: signedIn },
  note: assumed('reply not shown in [spec 7]: the student is signed in, same data as a login'),
});

export const skipStudentPassword = endpoint({
  route: 'POST /user/resetskip',
  access: 'none',
  summary: '学号登录：暂不设置新密码，直接登录',
  input: wire({ studentTicket }),
  replies: { ok: signedIn },
  note: assumed('reply not shown in [spec 7]: the student is signed in, same data as a login'),
});
