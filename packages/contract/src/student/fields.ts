import { z } from 'zod';
import { loginPassword, origin } from '../auth/fields.js';
import { legacy, reply, wire, wireFlag } from '../kit/endpoint.js';

const required = (message: string) => z.string(message).trim().min(1, message).max(100, message);

/** Identifies one student of one school. */
export const studentNumber = required('请输入学号');

/** Student sign-in credentials; `/user/login` type 2 and `/user/studentLogin` accept the same [decision 13]. */
export const studentCredentials = {
  schoolName: legacy('school_name', required('请选择学校')),
  studentNumber: legacy('student_number', studentNumber),
  password: loginPassword,
  ...origin,
};

/** Identifies the flow after the 202; unknown values are all refused alike [AU4]. */
export const studentTicket = legacy(
  'cas_id',
  z.string('请重新使用学号登录').min(1, '请重新使用学号登录').max(200),
);

/** The 202 of both calls: the password is right, but the phone must be verified first. */
export const phoneVerificationRequired = reply(
  202,
  wire({
    studentTicket: legacy('cas_id', z.string()),
    /** 138****0001: the only accepted phone; empty if the student has none yet. */
    maskedPhone: legacy('phone', z.string()),
    /** The phone was verified before; it is required again as long as the roster's password is used. */
    isProvenAgain: legacy('is_again', wireFlag.optional()),
    /** The contact if this is not the student's phone; empty if the school named nobody. */
    contact: z.string(),
  }),
  '请验证手机号',
);
