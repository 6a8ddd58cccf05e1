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
