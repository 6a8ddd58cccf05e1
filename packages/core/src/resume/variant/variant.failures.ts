export type ResumeVariantFailure = 'variantNotFound' | 'variantTooDifferent';
