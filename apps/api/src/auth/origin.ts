import type { Origin } from '@qicheng/core/account';

/** Where the visitor came from [decision 18], picked out of a call's input. */
export function originOf(input: Origin): Origin {
  const { returnUrl, domain, platform, channel, campaignCode, inviteId, expireSchool } = input;
  return { returnUrl, domain, platform, channel, campaignCode, inviteId, expireSchool };
}
