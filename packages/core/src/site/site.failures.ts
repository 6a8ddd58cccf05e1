export type SiteFailure = 'settingUnknown' | 'settingInvalid';
