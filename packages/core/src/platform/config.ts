import type { PayWays } from './pay-options.js';
import type { SmtpOptions } from './mail/smtp.mail-sender.js';
import type { S3Options } from './storage/s3.file-store.js';
import type { AliyunSmsOptions } from './sms/aliyun.sms-sender.js';

/** A verified Official Account, as its settings page at WeChat names these. */
export interface OfficialAccountOptions {
  appId: string;
  secret: string;
  /** Signs callbacks. */
  token: string;
  /** Encrypts callbacks; null when the account is set to plain text. */
  aesKey: string | null;
  /** Where WeChat's interface is, no trailing slash. */
  apiUrl: string;
}

/** What core needs to know of its environment; each process fills it from its own validated environment. */
export interface CoreConfig {
  environment: 'development' | 'test' | 'production';
  /** Public origin of the site, no trailing slash. */
  appUrl: string;
  /** Parent domain that partners share with us, for the cookies that both read; absent when none does. */
  sharedCookieDomain?: string | undefined;
  /** At least 32 characters; every key of the process derives from it. */
  appSecret: string;
  /** Queues, caches and live events; nothing that must survive its loss. */
  redisUrl: string;
  /** `local` shows messages on a page of this site; a provider sends them. */
  sms: { driver: 'local' } | ({ driver: 'aliyun' } & AliyunSmsOptions);
  mail: { driver: 'local' } | ({ driver: 'smtp' } & SmtpOptions);
  /** Absent in processes that let nobody in; `local` plays the phone on a page of this site. */
  wechat?: { driver: 'local' } | ({ driver: 'official' } & OfficialAccountOptions);
  /** `local` plays the partners that take résumés on a page of this site; absent, they are sent over HTTPS. */
  partnerDriver?: 'local' | 'https' | undefined;
  /** The ways to pay, more than one at a time; absent: the local cashier alone, a page of this site that plays one. */
  pay?: PayWays | undefined;
  /** The language model that the worker asks, as provider and name; absent when the rules work alone. */
  languageModel?: string | undefined;
  storage: { driver: 'local'; directory: string } | ({ driver: 's3' } & S3Options);
  /** Where the fonts of exports are listed; null when this process has none. */
  fontsDirectory: string | null;
  /** Demo accounts and shortcuts of the embedded start; refused in production. */
  demo: boolean;
}

/** Injection token of {@link CoreConfig}. */
export const CORE_CONFIG = Symbol('CoreConfig');
