import { z } from 'zod';
import { loginPassword, origin } from '../auth/fields.js';
import { legacy, reply, wire, wireFlag } from '../kit/endpoint.js';

const required = (message: string) => z.string(message).trim().min(1, message).max(100, message);

/** Names one student of one school. */
export const studentNumber = required('请输入学号');

/** What a student signs in with; `/user/login` type 2 and `/user/studentLogin` take the same [decision 13]. */
export const studentCredentials = {
  schoolName: legacy('school_name', required('请选择学校')),
  studentNumber: legacy('student_number', studentNumber),
  password: loginPassword,
  ...origin,
};

/** Names the flow from the 202 on; anything that was not given out is refused alike [AU4]. */
export const studentTicket = legacy(
  'cas_id',
  z.string('请重新使用学号登录').min(1, '请重新使用学号登录').max(200),
);

/** The 202 of both calls: a right password, but the phone must be proven first. */
export const phoneVerificationRequired = reply(
  202,
  wire({
    studentTicket: legacy('cas_id', z.string()),
    /** 138****0001: the only phone that will do; empty when the student has none yet. */
    maskedPhone: legacy('phone', z.string()),
    /** The phone was proven before: it is asked for again as long as the roster's password is used. */
    isProvenAgain: legacy('is_again', wireFlag.optional()),
    /** Whom the student asks when this is not their phone; empty when the school named nobody. */
    contact: z.string(),
  }),
  '请验证手机号',
);
