import { address, oneOf, text } from './formats.js';
import { type EnvIssue, secret, variable } from './variable.js';

/** How mails are sent. */
export const mailVariables = {
  MAIL_DRIVER: variable('邮件的发送方式；local 只在网站的页面上显示', oneOf('local', 'smtp').optional()),
  SMTP_URL: secret('MAIL_DRIVER 是 smtp 时的发信服务器', address('smtp', 'smtps').optional()),
  MAIL_FROM: variable(
    '发件人，例如 启程 <noreply@example.cn>',
    text
      .regex(
        /^(?:[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
        '应是 启程 <noreply@example.cn> 这样的地址',
      )
      .optional(),
  ),
};

type Needed = Partial<Record<keyof typeof mailVariables, unknown>>;

/** What is missing for the chosen driver. */
export function mailIssues(values: Needed): EnvIssue[] {
  if (values.MAIL_DRIVER !== 'smtp') return [];
  return (['SMTP_URL', 'MAIL_FROM'] as const)
    .filter((name) => name in values && values[name] === undefined)
    .map((name) => ({ name, problem: '没有设置；MAIL_DRIVER 是 smtp 时必须有' }));
}

interface MailEnv {
  MAIL_DRIVER?: 'local' | 'smtp' | undefined;
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
}

/** The driver's configuration; {@link mailIssues} has ensured that it is complete. */
export function mailDriverOf(env: MailEnv) {
  if (env.MAIL_DRIVER !== 'smtp') return { driver: 'local' as const };
  return { driver: 'smtp' as const, url: env.SMTP_URL ?? '', from: env.MAIL_FROM ?? '' };
}
