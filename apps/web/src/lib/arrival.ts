import { pageQuery } from '@qicheng/contract/browser/page-query';
import { readStored, writeStored } from './storage.js';

const storedNames = [
  'campaignCode',
  'domain',
  'inviteId',
  'schoolCampaign',
  'returnAddress',
  'channel',
] as const;
type StoredName = (typeof storedNames)[number];

/** Arrival parameters that are not stored. */
export interface Arrival {
  /** The address named a campaign or an invitation, which has to be reported to the server. */
  isInvited: boolean;
  /** The address asked for the campus e-mail form. */
  wantsCampusEmail: boolean;
}

/** [decision 18]: stores where a visitor came from until they sign in or register. */
export function storeArrival(address: { search: string }): Arrival {
  const query = new URLSearchParams(address.search);
  for (const name of storedNames) {
    const value = query.get(pageQuery[name]);
    if (value) writeStored(name, value.slice(0, 500));
  }
  return {
    isInvited: Boolean(query.get(pageQuery.campaignCode) ?? query.get(pageQuery.inviteId)),
    wantsCampusEmail: !['', '0', 'false', null].includes(query.get(pageQuery.verifyEmail)),
  };
}

/** Removes a value that has been used. */
export function removeArrivalValue(name: StoredName): void {
  writeStored(name, null);
}

/** The origin fields of sign-in and registration; missing values are omitted. */
export function readArrival() {
  const stored = (name: StoredName) => readStored(name) ?? undefined;
  const origin = {
    returnUrl: stored('returnAddress'),
    domain: stored('domain'),
    channel: stored('channel'),
    campaignCode: stored('campaignCode'),
    inviteId: stored('inviteId'),
    expireSchool: stored('schoolCampaign'),
  };
  return Object.fromEntries(Object.entries(origin).filter(([, value]) => value !== undefined)) as {
    [Name in keyof typeof origin]?: string;
  };
}
