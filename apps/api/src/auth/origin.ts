import type { Origin } from '@qicheng/core/account';

/** The visitor's origin [decision 18], extracted from a call's input. */
export function originOf(input: Origin): Origin {
  const { returnUrl, domain, platform, channel, campaignCode, inviteId, expireSchool } = input;
  return { returnUrl, domain, platform, channel, campaignCode, inviteId, expireSchool };
}
