/** What a partner does for us besides sign-on; one partner for each. */
export const partnerServiceKinds = ['employment', 'campusNet'] as const;
export type PartnerServiceKind = (typeof partnerServiceKinds)[number];
