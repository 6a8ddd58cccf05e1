import { z } from 'zod';
import { firstMessage } from '../kit/message.js';
import { login, logout, newPassword, register, sendLoginCode } from './index.js';

const CHALLENGE = '0190a7e2-5b1c-7c3d-9e4f-1234567890ab';
const messageOf = (schema: z.core.$ZodType, value: unknown) =>
  firstMessage(z.safeParse(schema, value).error ?? { issues: [] });

const examples: Array<[string, { input: z.core.$ZodType }, object]> = [
  ['login by password', login, { type: '1', login_type: 'cas', phone: '13800000001', password: 'x' }],
  [
    'login by code',
    login,
    { type: '3', phone: '13800000001', code: 'a1b2c3', msg_id: CHALLENGE, domain: 'd' },
  ],
  [
    'login by student number',
    login,
    { type: '2', school_name: '示例大学', student_number: '1', password: 'x' },
  ],
  [
    'register',
    register,
    { phone: '13800000001', password: 'abc12345x', code: '123456', msg_id: CHALLENGE, flag_code: 'f' },
  ],
  ['send', sendLoginCode, { phone: '13800000001', type: '2' }],
  ['logout', logout, { pass_ticket: 't' }],
];

it.each(examples)('round-trips %s', (_name, { input }, example) => {
  expect(z.encode(input, z.parse(input, example))).toEqual(example);
});

it.each([
  ['', '登录密码须为8-30位，不能是纯数字、字母或字符'],
  ['12345678', '登录密码须为8-30位，不能是纯数字、字母或字符'],
  ['abcdefgh', '登录密码须为8-30位，不能是纯数字、字母或字符'],
  ['!@#$%^&*', '登录密码须为8-30位，不能是纯数字、字母或字符'],
  ['a1'.repeat(16), '登录密码须为8-30位，不能是纯数字、字母或字符'],
  ['abcd1234', '请求内容不正确'],
  ['密码足够长吗a', '登录密码须为8-30位，不能是纯数字、字母或字符'],
  ['一二三四五六七8', '请求内容不正确'],
])('validates the new password %j', (password, message) => {
  expect(messageOf(newPassword, password)).toBe(message);
});

it.each([
  [{ type: '9' }, '登录方式不正确'],
  [{ type: '1', phone: '23800000001', password: 'x' }, '请输入正确的手机号'],
  [{ type: '1', phone: { not: '' }, password: { contains: '' } }, '请输入正确的手机号'],
  [{ type: '1', phone: '13800000001', password: '' }, '密码须为8-30位，不能是纯数字、字母或字符'],
  [{ type: '3', phone: '13800000001', code: '12345', msg_id: CHALLENGE }, '请输入6位短信验证码'],
  [{ type: '3', phone: '13800000001', code: '123456' }, '请先获取短信验证码'],
  [{ type: '2', password: 'x' }, '请选择学校'],
  [{ type: '2', school_name: '示例大学', password: 'x' }, '请输入学号'],
])('AU8: rejects %j with a Chinese message', (input, message) => {
  expect(messageOf(login.input, input)).toBe(message);
});

it('AU7: drops unknown fields of a registration', () => {
  const decoded = register.input.parse({
    phone: '13800000001',
    password: 'abc12345x',
    code: '123456',
    msg_id: CHALLENGE,
    vip: 1,
    is_tutor: 1,
    user_id: 1,
  });
  expect(Object.keys(decoded)).toEqual(['phone', 'password', 'code', 'challengeId']);
});
