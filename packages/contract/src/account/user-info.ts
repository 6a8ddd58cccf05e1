import { z } from 'zod';
import { legacy, wire, wireDate, wireFlag, wireId } from '../kit/endpoint.js';

/** Wire flag of the campus e-mail invitation: 2 = may still be asked, 1 = asked not to be reminded [decision 9]. */
const campusEmailPrompt = z.codec(z.union([z.literal([1, 2]), z.literal(['1', '2'])]), z.boolean(), {
  decode: (value) => Number(value) === 2,
  encode: (mayAsk) => (mayAsk ? 2 : 1),
});

/** [spec 3] "User info": all fields by their names; sign-in and `/myinfo/info` return the same schema. */
export const userInfo = wire({
  token: z.string(),
  id: wireId,
  userId: legacy('user_id', wireId),
  publicId: legacy('jyq_user_id_encrypt', z.string()),
  username: z.string(),
  avatar: z.string(),
  isMember: legacy('vip', wireFlag),
  isTutor: legacy('is_tutor', wireFlag),
  needsPassword: legacy('is_modify_password', wireFlag),
  schoolUrl: legacy('jyq_school_url', z.string()),
  remainingDownloads: legacy('down_resume_number', z.number().int()),
  campusEmail: legacy('auth_edu_email', z.string()),
  campusSchool: legacy('auth_school_name', z.string()),
  mayAskCampusEmail: legacy('is_skip_auth_email', campusEmailPrompt),
  /** When everything is erased; only for an account that is being closed. */
  erasedAt: wireDate.optional(),
});
export type UserInfo = z.output<typeof userInfo>;
