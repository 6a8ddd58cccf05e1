import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../operator/index.js';
import { Clock, Failure } from '../platform/index.js';
import { isSettingKey, SETTINGS, type SettingKey, type SettingValues } from './setting-definitions.js';
import { SettingRepository } from './setting.repository.js';

export type SiteFailure = 'settingUnknown' | 'settingInvalid';

// Every page reads settings. Another process sees a change after at most this time.
const CACHE_MILLISECONDS = 5_000;

interface Cached {
  values: Promise<SettingValues>;
  until: number;
}

/** Site flags and operator settings: the default in code, or the operator's value. */
@Injectable()
export class SettingsService {
  private cached: Cached | undefined;

  constructor(
    private readonly repository: SettingRepository,
    private readonly audit: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /** One setting's value. */
  async get<Key extends SettingKey>(key: Key): Promise<SettingValues[Key]> {
    return (await this.all())[key];
  }

  /** All values; at most five seconds old. */
  all(): Promise<SettingValues> {
    const now = this.clock.now().getTime();
    if (this.cached === undefined || this.cached.until <= now) {
      const values = this.read();
      this.cached = { values, until: now + CACHE_MILLISECONDS };
      values.catch(() => (this.cached = undefined));
    }
    return this.cached.values;
  }

  /** Sets a valid value; `null` restores the default. Audited before it takes effect. */
  async change({ actor, key, value }: { actor: string; key: string; value: unknown }): Promise<void> {
    if (!isSettingKey(key)) throw new Failure<SiteFailure>('settingUnknown');
    if (value === null) {
      await this.audit.record(actor, 'setting.reset', key);
      await this.repository.remove(key);
    } else {
      const checked = SETTINGS[key].schema.safeParse(value);
      if (!checked.success) {
        throw new Failure<SiteFailure>('settingInvalid', { data: checked.error.issues[0]?.message });
      }
      await this.audit.record(actor, 'setting.change', key, { value: checked.data });
      await this.repository.put(key, checked.data);
    }
    this.cached = undefined;
  }

  private async read(): Promise<SettingValues> {
    const rows = await this.repository.all();
    const entries = Object.entries(SETTINGS).map(([key, { schema, fallback }]) => {
      // An invalid row written by an older version must not take the site down.
      const stored = rows.has(key) ? schema.safeParse(rows.get(key)) : undefined;
      return [key, stored?.success ? stored.data : fallback];
    });
    return Object.fromEntries(entries) as SettingValues;
  }
}
