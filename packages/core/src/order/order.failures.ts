export type OrderFailure =
  | 'buyingClosed'
  | 'orderNotFound'
  | 'orderNotPending'
  | 'orderExpired'
  | 'orderNotCancellable'
  | 'orderNotRefundable'
  | 'invoiceNotPossible'
  | 'taxNumberNeeded';
