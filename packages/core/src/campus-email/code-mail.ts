import { formatChinaClock } from '@qicheng/resume/china-time';

/** The mail that carries a code. It names the hour, because a mail may arrive late. */
export function codeMail(code: string, expiresAt: Date): { subject: string; text: string } {
  return {
    subject: '启程校园邮箱认证验证码',
    text: [
      '您好：',
      '',
      `您正在启程认证校园邮箱，验证码是 ${code}。`,
      `验证码 15 分钟内有效，请在 ${formatChinaClock(expiresAt)}（北京时间）前填写。`,
      '',
      '如非本人操作，请忽略这封邮件，不要把验证码告诉任何人。',
      '',
      '启程',
    ].join('\n'),
  };
}
