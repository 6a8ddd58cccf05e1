export type OrderFailure =
  | 'buyingClosed'
  | 'orderNotFound'
  | 'orderNotPending'
  | 'orderExpired'
  | 'orderNotCancellable'
  | 'orderNotRefundable'
  | 'invoiceNotPossible'
  | 'invoiceNotAwaited'
  | 'invoiceNumberInvalid'
  | 'invoiceChanged'
  | 'taxNumberNeeded';
