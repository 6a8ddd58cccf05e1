export { SETTINGS, type SettingControl, type SettingKey, type SettingValues } from './setting-definitions.js';
export { SettingsService } from './settings.service.js';
export { type PayInfo, type SiteInfo, SiteInfoService } from './site-info.service.js';
export type { SiteFailure } from './site.failures.js';
export { SiteModule } from './site.module.js';
