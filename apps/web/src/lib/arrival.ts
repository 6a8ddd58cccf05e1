import { pageQuery } from '@qicheng/contract/browser/page-query';
import { readStored, writeStored } from './storage.js';

const keptNames = [
  'campaignCode',
  'domain',
  'inviteId',
  'schoolCampaign',
  'returnAddress',
  'channel',
] as const;

/** decision 18: where a visitor came from is kept until they sign in or register. */
export function keepArrival(address: { search: string }): void {
  const query = new URLSearchParams(address.search);
  for (const name of keptNames) {
    const value = query.get(pageQuery[name]);
    if (value) writeStored(name, value.slice(0, 500));
  }
}

/** The origin fields of sign-in and registration; what was never given stays away. */
export function readArrival() {
  const kept = (name: (typeof keptNames)[number]) => readStored(name) ?? undefined;
  const origin = {
    returnUrl: kept('returnAddress'),
    domain: kept('domain'),
    channel: kept('channel'),
    campaignCode: kept('campaignCode'),
    inviteId: kept('inviteId'),
    expireSchool: kept('schoolCampaign'),
  };
  return Object.fromEntries(Object.entries(origin).filter(([, value]) => value !== undefined)) as {
    [Name in keyof typeof origin]?: string;
  };
}
