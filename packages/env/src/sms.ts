import { address, oneOf, text } from './formats.js';
import { type EnvIssue, secret, variable } from './variable.js';

/** `name=code` pairs, separated by commas. */
const templates = text
  .regex(/^\s*\w+\s*=\s*\w+\s*(,\s*\w+\s*=\s*\w+\s*)*$/, '应是 code=SMS_1,login=SMS_2 这样的列表')
  .transform((value): Record<string, string> =>
    Object.fromEntries(
      value.split(',').map((pair): [string, string] => {
        const [name = '', code = ''] = pair.split('=');
        return [name.trim(), code.trim()];
      }),
    ),
  )
  .refine((pairs) => pairs.code !== undefined, '要有 code=…，它用于没有单列的各种验证码');

/** How codes are sent by SMS. */
export const smsVariables = {
  SMS_DRIVER: variable('短信的发送方式；local 只在网站的页面上显示', oneOf('local', 'aliyun').optional()),
  ALIYUN_SMS_ACCESS_KEY_ID: secret('阿里云短信的访问密钥编号', text.optional()),
  ALIYUN_SMS_ACCESS_KEY_SECRET: secret('阿里云短信的访问密钥', text.optional()),
  ALIYUN_SMS_SIGN_NAME: variable('阿里云短信的签名，不带括号', text.optional()),
  ALIYUN_SMS_TEMPLATES: variable(
    '阿里云短信的模板，例如 code=SMS_1,login=SMS_2；变量名是 code',
    templates.optional(),
  ),
  ALIYUN_SMS_ENDPOINT: variable(
    '阿里云短信的服务地址',
    address('http', 'https').default('https://dysmsapi.aliyuncs.com'),
  ),
};

const NEEDED = [
  'ALIYUN_SMS_ACCESS_KEY_ID',
  'ALIYUN_SMS_ACCESS_KEY_SECRET',
  'ALIYUN_SMS_SIGN_NAME',
  'ALIYUN_SMS_TEMPLATES',
] as const;

type Needed = Partial<Record<(typeof NEEDED)[number] | 'SMS_DRIVER', unknown>>;

/** What is missing for the chosen driver. */
export function smsIssues(values: Needed): EnvIssue[] {
  if (values.SMS_DRIVER !== 'aliyun') return [];
  return NEEDED.filter((name) => name in values && values[name] === undefined).map((name) => ({
    name,
    problem: '没有设置；SMS_DRIVER 是 aliyun 时必须有',
  }));
}

interface SmsEnv {
  SMS_DRIVER?: 'local' | 'aliyun' | undefined;
  ALIYUN_SMS_ACCESS_KEY_ID?: string | undefined;
  ALIYUN_SMS_ACCESS_KEY_SECRET?: string | undefined;
  ALIYUN_SMS_SIGN_NAME?: string | undefined;
  ALIYUN_SMS_TEMPLATES?: Record<string, string> | undefined;
  ALIYUN_SMS_ENDPOINT: string;
}

/** The driver's configuration; {@link smsIssues} has ensured that it is complete. */
export function smsDriverOf(env: SmsEnv) {
  if (env.SMS_DRIVER !== 'aliyun') return { driver: 'local' as const };
  return {
    driver: 'aliyun' as const,
    accessKeyId: env.ALIYUN_SMS_ACCESS_KEY_ID ?? '',
    accessKeySecret: env.ALIYUN_SMS_ACCESS_KEY_SECRET ?? '',
    signName: env.ALIYUN_SMS_SIGN_NAME ?? '',
    templates: env.ALIYUN_SMS_TEMPLATES ?? {},
    endpoint: env.ALIYUN_SMS_ENDPOINT,
  };
}
