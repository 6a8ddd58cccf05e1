import { Injectable } from '@nestjs/common';
import { Settings } from './settings.service.js';
import type { SettingValues } from './setting-definitions.js';

/** What pages show of the site: everything but what concerns paying, gifts and the service codes. */
export type SiteInfo = Omit<
  SettingValues,
  'payEnabled' | 'payComponent' | 'activationGift' | 'serviceImage' | 'communityImage'
>;

/** Paying as the pages need to know it. */
export interface PayInfo {
  payEnabled: boolean;
  payComponent: string;
}

/** The public views of the settings. */
@Injectable()
export class SiteInfos {
  constructor(private readonly settings: Settings) {}

  /** Logo, footer, site flags and external links. */
  async site(): Promise<SiteInfo> {
    const { payEnabled, payComponent, activationGift, serviceImage, communityImage, ...site } =
      await this.settings.all();
    void [payEnabled, payComponent, activationGift, serviceImage, communityImage];
    return site;
  }

  /** Whether anything can be bought here and with which cashier. */
  async pay(): Promise<PayInfo> {
    const { payEnabled, payComponent, vipEnabled } = await this.settings.all();
    // decision 36: without VIP features there is no priced interface, so nothing to pay for.
    return { payEnabled: payEnabled && vipEnabled, payComponent };
  }
}
