import type { SmsMessage } from '../../platform/sms/index.js';

/** Send limits [SM1] [SM2] [SM6]; rolling windows shared by all purposes. */
export const SMS_LIMITS = {
  // [spec 9].
  cooldownSeconds: 60,
  perHour: 5,
  perDay: 10,
  // A provider error releases the cooldown, for at most two more attempts.
  attemptsPerCooldown: 3,
  // Beyond these, an address must wait a cooldown between sends; a campus behind one address is slowed, not
  // blocked.
  freePerAddressAndHour: 10,
  perDeviceAndHour: 10,
  everyonePerHour: 1000,
} as const;

/** What a code is for; a code is invalid for any other purpose. */
export type SmsPurpose = keyof typeof NAMES;

const NAMES = {
  register: '注册',
  login: '登录',
  forgotPassword: '重置密码',
  wechatBind: '绑定手机号',
  studentCheck: '学号验证',
  phoneChange: '更换手机号',
  reauthentication: '身份',
  resumeRecommend: '简历推荐',
};

/** The message with a code, as full text and in the provider's template format. */
export function codeMessage(phone: string, purpose: SmsPurpose, code: string): SmsMessage {
  const text = `【启程】您的${NAMES[purpose]}验证码是 ${code}，5 分钟内有效。如非本人操作，请忽略本短信。`;
  return { phone, text, template: { name: purpose, fallback: 'code', parameters: { code } } };
}
