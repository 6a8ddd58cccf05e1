import { Inject, Injectable } from '@nestjs/common';
import { CORE_CONFIG, type CoreConfig, payWaysOf } from '../platform/index.js';
import { SettingsService } from './settings.service.js';
import type { SettingKey, SettingValues } from './setting-definitions.js';

const IMAGES = [
  'logo',
  'icpPermitImage',
  'hrPermitImage',
  'serviceImage',
  'communityImage',
] as const satisfies readonly SettingKey[];

// Nothing else may stand in a content policy.
const ORIGIN = /^https?:\/\/[a-z\d.-]+(?::\d+)?$/;

/** The other sites whose images operators put on the pages; a browser may load images from these and no more. */
export function imageHosts(values: Pick<SettingValues, (typeof IMAGES)[number]>): string[] {
  const origins = IMAGES.flatMap((key) => {
    const { origin } = URL.canParse(values[key]) ? new URL(values[key]) : { origin: '' };
    return ORIGIN.test(origin) ? [origin] : [];
  });
  return [...new Set(origins)];
}

// What concerns paying, gifts, protection, maintenance and the service codes is no page's business.
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

/** What pages show of the site. */
export type SiteInfo = Omit<SettingValues, (typeof HIDDEN)[number]>;

/** Paying as the pages need to know it. */
export interface PayInfo {
  payEnabled: boolean;
  /** The ways to pay, parted by commas; `local` is this site’s own cashier, which takes no money. */
  payComponent: string;
}

/** The public views of the settings. */
@Injectable()
export class SiteInfoService {
  constructor(
    private readonly settings: SettingsService,
    @Inject(CORE_CONFIG) private readonly config: Pick<CoreConfig, 'pay'>,
  ) {}

  /** Logo, footer, site flags and external links. */
  async site(): Promise<SiteInfo> {
    const site = { ...(await this.settings.all()) };
    for (const key of HIDDEN) Reflect.deleteProperty(site, key);
    return site;
  }

  /** The codes of the floating widget; without the first nothing of it is shown [spec 2]. */
  async service(): Promise<Pick<SettingValues, 'serviceImage' | 'communityImage' | 'channel'>> {
    const { serviceImage, communityImage, channel } = await this.settings.all();
    return { serviceImage, communityImage, channel };
  }

  /** Origins that images of the pages may come from, beside our own. */
  async imageHosts(): Promise<string[]> {
    return imageHosts(await this.settings.all());
  }

  /** Whether anything can be bought here and with which cashier. */
  async pay(): Promise<PayInfo> {
    const { payEnabled, vipEnabled } = await this.settings.all();
    const ways = payWaysOf(this.config.pay);
    // [decision 36]: without VIP features there is no priced interface, so nothing to pay for.
    return { payEnabled: payEnabled && vipEnabled && ways.length > 0, payComponent: ways.join(',') };
  }
}
