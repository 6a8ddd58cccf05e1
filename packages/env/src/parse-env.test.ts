import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  databaseEnv,
  demoEnv,
  driversEnv,
  httpEnv,
  runtimeEnv,
  secretEnv,
  siteEnv,
  storageEnv,
} from './fragments.js';
import { EnvError, type EnvSource, parseEnv } from './parse-env.js';
import { smsDriverOf } from './sms.js';

const production = { NODE_ENV: 'production' };
const issuesOf = (run: () => unknown): string[] => {
  try {
    run();
  } catch (error) {
    if (error instanceof EnvError) return error.issues.map((issue) => issue.name);
    throw error;
  }
  return [];
};
const drivers = (source: EnvSource) => issuesOf(() => parseEnv([driversEnv], source));

describe('parseEnv', () => {
  it('reads values with their types and defaults', () => {
    const env = parseEnv([httpEnv, siteEnv], {
      APP_URL: 'https://resume.example.cn/',
      PORT: '8080',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    });
    expect(env.APP_URL).toBe('https://resume.example.cn');
    expect(env.PORT + 1).toBe(8081);
    expect(env.HOST).toBe('127.0.0.1');
    expect(env.TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '::1']);
  });

  it('treats an empty value as unset', () => {
    expect(parseEnv([httpEnv], { PORT: '', HOST: '  ' })).toMatchObject({ PORT: 3000, HOST: '127.0.0.1' });
  });

  it('names every error at once', () => {
    const source = { DATABASE_URL: 'mysql://localhost/app', PORT: '99999', STORAGE_DIR: '/data' };
    expect(issuesOf(() => parseEnv([siteEnv, secretEnv, databaseEnv, httpEnv, storageEnv], source))).toEqual([
      'APP_URL',
      'APP_SECRET',
      'DATABASE_URL',
      'PORT',
    ]);
  });

  it('says what is wrong and shows the value', () => {
    expect(() => parseEnv([httpEnv], { PORT: '99999' })).toThrow(
      'PORT：应是 1 到 65535 的整数，现在是“99999”',
    );
  });

  it('never repeats a secret', () => {
    const short = 'hunter2-hunter2';
    expect(() => parseEnv([secretEnv], { APP_SECRET: short })).toThrow('至少要 32 个字符');
    expect(() => parseEnv([secretEnv], { APP_SECRET: short })).not.toThrow(short);
  });

  it('refuses demo accounts in production', () => {
    expect(issuesOf(() => parseEnv([demoEnv], { ...production, DEMO: '1' }))).toEqual(['DEMO']);
    expect(parseEnv([demoEnv, runtimeEnv], { DEMO: '1' })).toMatchObject({
      DEMO: true,
      NODE_ENV: 'development',
    });
  });
});

describe('secrets from files', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'env-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('reads <NAME>_FILE without its last newline', () => {
    const file = path.join(directory, 'secret');
    writeFileSync(file, `${'s'.repeat(40)}\n`);
    expect(parseEnv([secretEnv], { APP_SECRET_FILE: file }).APP_SECRET).toBe('s'.repeat(40));
  });

  it('names a file that cannot be read', () => {
    const file = path.join(directory, 'absent');
    expect(() => parseEnv([secretEnv], { APP_SECRET_FILE: file })).toThrow(
      `APP_SECRET_FILE：读不到文件“${file}”（ENOENT）`,
    );
  });

  it('refuses both a value and a file', () => {
    expect(
      issuesOf(() => parseEnv([secretEnv], { APP_SECRET: 's'.repeat(40), APP_SECRET_FILE: '/x' })),
    ).toEqual(['APP_SECRET_FILE']);
  });
});

describe('local drivers [decision 42]', () => {
  it('run unnamed outside production', () => {
    expect(drivers({})).toEqual([]);
  });

  it('must be named in production', () => {
    expect(drivers(production)).toEqual(['SMS_DRIVER', 'MAIL_DRIVER']);
    expect(drivers({ ...production, SMS_DRIVER: 'local', MAIL_DRIVER: 'local' })).toEqual([]);
  });

  it('aliyun needs its keys, a signature and a text for codes', () => {
    const keys = { ALIYUN_SMS_ACCESS_KEY_ID: 'id', ALIYUN_SMS_ACCESS_KEY_SECRET: 's' };
    const all = { SMS_DRIVER: 'aliyun', ...keys, ALIYUN_SMS_SIGN_NAME: '启程' };
    expect(drivers({ SMS_DRIVER: 'aliyun' })).toEqual([
      'ALIYUN_SMS_ACCESS_KEY_ID',
      'ALIYUN_SMS_ACCESS_KEY_SECRET',
      'ALIYUN_SMS_SIGN_NAME',
      'ALIYUN_SMS_TEMPLATES',
    ]);
    expect(drivers({ ...all, ALIYUN_SMS_TEMPLATES: 'login=SMS_2' })).toEqual(['ALIYUN_SMS_TEMPLATES']);
    const env = parseEnv([driversEnv], { ...all, ALIYUN_SMS_TEMPLATES: 'code=SMS_1, login = SMS_2' });
    expect(smsDriverOf(env)).toEqual({
      driver: 'aliyun',
      accessKeyId: 'id',
      accessKeySecret: 's',
      signName: '启程',
      templates: { code: 'SMS_1', login: 'SMS_2' },
      endpoint: 'https://dysmsapi.aliyuncs.com',
    });
  });

  it('smtp needs its server and a sender', () => {
    expect(drivers({ MAIL_DRIVER: 'smtp' })).toEqual(['SMTP_URL', 'MAIL_FROM']);
  });
});
