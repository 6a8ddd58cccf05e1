import { Inject, Injectable } from '@nestjs/common';
import { CORE_CONFIG, type CoreConfig, payWaysOf } from '../platform/index.js';
import type { SettingKey, SettingValues } from './setting-definitions.js';
import { SettingsService } from './settings.service.js';

const IMAGES = [
  'logo',
  'icpPermitImage',
  'hrPermitImage',
  'serviceImage',
  'communityImage',
] as const satisfies readonly SettingKey[];

// Nothing else may appear in a content security policy.
const ORIGIN = /^https?:\/\/[a-z\d.-]+(?::\d+)?$/;

/** External origins of images that operators put on the pages; browsers may load images only from these. */
export function imageHosts(values: Pick<SettingValues, (typeof IMAGES)[number]>): string[] {
  const origins = IMAGES.flatMap((key) => {
    const { origin } = URL.canParse(values[key]) ? new URL(values[key]) : { origin: '' };
    return ORIGIN.test(origin) ? [origin] : [];
  });
  return [...new Set(origins)];
}

// Settings for payment, gifts, protection, maintenance and service codes are not public.
const HIDDEN = [
  'payEnabled',
  'activationGift',
  'listedCampusEmailGift',
  'campusEmailGift',
  'schoolAddressRanges',
  'maintenance',
  'maintenanceNote',
  'serviceImage',
  'communityImage',
] as const satisfies readonly SettingKey[];

/** What pages show about the site. */
export type SiteInfo = Omit<SettingValues, (typeof HIDDEN)[number]> & { localMessages?: ('sms' | 'mail')[] };

/** What pages need to know about payment. */
export interface PayInfo {
  payEnabled: boolean;
  /**
   * The payment providers, separated by commas; `local` is this site’s simulated cashier, which takes no
   * money.
   */
  payComponent: string;
}

type SiteConfig = Pick<CoreConfig, 'pay'> & Partial<Pick<CoreConfig, 'sms' | 'mail' | 'environment'>>;

/** The public views of the settings. */
@Injectable()
export class SiteInfoService {
  constructor(
    private readonly settings: SettingsService,
    @Inject(CORE_CONFIG) private readonly config: SiteConfig,
  ) {}

  /** Logo, footer, site flags and external links. */
  async site(): Promise<SiteInfo> {
    const site = { ...(await this.settings.all()) };
    for (const key of HIDDEN) Reflect.deleteProperty(site, key);
    const localMessages = this.localMessages();
    return localMessages.length === 0 ? site : { ...site, localMessages };
  }

  /** In production only operators see what the local drivers received. */
  private localMessages(): NonNullable<SiteInfo['localMessages']> {
    const { environment, ...drivers } = this.config;
    if (environment === 'production') return [];
    return (['sms', 'mail'] as const).filter((channel) => drivers[channel]?.driver === 'local');
  }

  /** The QR codes of the floating widget; without the first, nothing of it is shown [spec 2]. */
  async service(): Promise<Pick<SettingValues, 'serviceImage' | 'communityImage' | 'channel'>> {
    const { serviceImage, communityImage, channel } = await this.settings.all();
    return { serviceImage, communityImage, channel };
  }

  /** Origins of page images other than our own. */
  async imageHosts(): Promise<string[]> {
    return imageHosts(await this.settings.all());
  }

  /** Whether anything can be bought here, and the providers. */
  async pay(): Promise<PayInfo> {
    const { payEnabled, vipEnabled } = await this.settings.all();
    const ways = payWaysOf(this.config.pay);
    // [decision 36]: without VIP features nothing has a price, so there is nothing to pay for.
    return { payEnabled: payEnabled && vipEnabled && ways.length > 0, payComponent: ways.join(',') };
  }
}
