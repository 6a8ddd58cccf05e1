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
type KeptName = (typeof keptNames)[number];

/** Arrival parameters that are not stored. */
export interface Arrival {
  /** The address named a campaign or an invitation, which has to be reported to the server. */
  isInvited: boolean;
  /** The address asked for the campus e-mail form. */
  wantsCampusEmail: boolean;
}

/** [decision 18]: stores where a visitor came from until they sign in or register. */
export function keepArrival(address: { search: string }): Arrival {
  const query = new URLSearchParams(address.search);
  for (const name of keptNames) {
    const value = query.get(pageQuery[name]);
    if (value) writeStored(name, value.slice(0, 500));
  }
  return {
    isInvited: Boolean(query.get(pageQuery.campaignCode) ?? query.get(pageQuery.inviteId)),
    wantsCampusEmail: !['', '0', 'false', null].includes(query.get(pageQuery.verifyEmail)),
  };
}

/** Forgets a value that has been used. */
export function forgetArrival(name: KeptName): void {
  writeStored(name, null);
}

/** The origin fields of sign-in and registration; missing values are omitted. */
export function readArrival() {
  const kept = (name: KeptName) => readStored(name) ?? undefined;
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
