export type PaymentFailure = 'payProviderUnavailable';
