export type CampaignFailure = 'campaignCodeInvalid' | 'campaignNotStarted' | 'campaignEnded';

/** What only operators are told. */
export type CampaignSetupFailure = 'campaignNameInvalid' | 'campaignAmountInvalid' | 'campaignWindowInvalid';
