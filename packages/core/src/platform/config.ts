import type { SmtpOptions } from './mail/smtp.mail-sender.js';
import type { PayWays } from './pay-options.js';
import type { AliyunSmsOptions } from './sms/aliyun.sms-sender.js';
import type { S3Options } from './storage/s3.file-store.js';

/** A verified Official Account, with the names of WeChat's settings page. */
export interface OfficialAccountOptions {
  appId: string;
  secret: string;
  /** Signs callbacks. */
  token: string;
  /** Encrypts callbacks; null when the account uses plain text. */
  aesKey: string | null;
  /** Base address of WeChat's API, no trailing slash. */
  apiUrl: string;
}

/** Core's configuration; each process fills it from its own validated environment. */
export interface CoreConfig {
  environment: 'development' | 'test' | 'production';
  /** Public origin of the site, no trailing slash. */
  appUrl: string;
  /** Parent domain shared with partners, for cookies that both read; absent when there is none. */
  sharedCookieDomain?: string | undefined;
  /** At least 32 characters; every key of the process derives from it. */
  appSecret: string;
  /** Cost of hashing a user's password; set only by tests, never by an environment variable. */
  passwordCost?: { memoryCost: number; timeCost: number; parallelism: number } | undefined;
  /** Queues, caches and live events; nothing that must survive data loss. */
  redisUrl: string;
  /** `local` shows messages on a page of this site; otherwise a provider sends them. */
  sms: { driver: 'local' } | ({ driver: 'aliyun' } & AliyunSmsOptions);
  mail: { driver: 'local' } | ({ driver: 'smtp' } & SmtpOptions);
  /** Absent in processes without sign-in; `local` simulates the phone on a page of this site. */
  wechat?: { driver: 'local' } | ({ driver: 'official' } & OfficialAccountOptions);
  /**
   * `local` simulates the partners that receive résumés on a page of this site; absent, they are sent over
   * HTTPS.
   */
  partnerDriver?: 'local' | 'https' | undefined;
  /** The enabled payment providers; absent: only the local cashier, simulated on a page of this site. */
  pay?: PayWays | undefined;
  /** The worker's language model, as provider and name; absent when only rules are used. */
  languageModel?: string | undefined;
  storage: { driver: 'local'; directory: string } | ({ driver: 's3' } & S3Options);
  /** Where the fonts of exports are listed; null when this process has none. */
  fontsDirectory: string | null;
  /** Demo accounts and shortcuts of the embedded start; rejected in production. */
  demo: boolean;
}

/** Injection token of {@link CoreConfig}. */
export const CORE_CONFIG = Symbol('CoreConfig');
