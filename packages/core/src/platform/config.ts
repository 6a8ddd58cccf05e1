/** What core needs to know of its surroundings; each process fills it from its own validated environment. */
export interface CoreConfig {
  environment: 'development' | 'test' | 'production';
  /** Public origin of the site, no trailing slash. */
  appUrl: string;
  /** At least 32 characters; every key of the process derives from it. */
  appSecret: string;
  /** Queues, caches and live events; nothing that must survive its loss. */
  redisUrl: string;
  /** `local` shows messages on a page of this site; a provider sends them. */
  smsDriver: 'local';
  mailDriver: 'local' | 'smtp';
  storage: { driver: 'local'; directory: string };
  /** Where the fonts of exports are listed; null when this process has none. */
  fontsDirectory: string | null;
  /** Demo accounts and shortcuts of the embedded start; refused in production. */
  demo: boolean;
}

/** Injection token of {@link CoreConfig}. */
export const CORE_CONFIG = Symbol('CoreConfig');
