/** Names under which the browser keeps things (spec section 3, decision 31). */
export const storageKeys = {
  token: 'token',
  campaignCode: 'jyqflagCode',
  inviteId: 'invite_id',
  domain: 'domain',
  schoolCampaign: 'expire_school',
  returnAddress: 'jyq_url',
  channel: 'jyqfrom',
} as const;
