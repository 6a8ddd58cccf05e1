export type OrderFailure =
  | 'buyingClosed'
  | 'orderKeyReused'
  | 'orderNotFound'
  | 'orderNotPending'
  | 'orderExpired'
  | 'orderNotCancellable'
  | 'orderNotRefundable'
  | 'invoiceNotPossible'
  | 'invoiceIssued'
  | 'invoiceNotAwaited'
  | 'invoiceNumberInvalid'
  | 'invoiceChanged'
  | 'taxNumberNeeded';
