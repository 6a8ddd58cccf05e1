import type { PayProviderName } from '../../order/index.js';

/** Path of each provider's payment notices; part of the address given when an order is created. */
export const WECHAT_NOTICE_PATH = '/api/pay/notice/wechat';
export const ALIPAY_NOTICE_PATH = '/api/pay/notice/alipay';

/** The payment as described to a provider. */
export interface PayRequest {
  /** The merchant's payment number; the same number is the same payment. */
  number: string;
  amountFen: number;
  /** Shown to the payer. */
  title: string;
  expiresAt: Date;
}

/** A code to scan or a page to open. */
export interface PayLink {
  kind: 'qr' | 'page';
  /** The code's text, or the page's address. */
  text: string;
}

/** The state of a payment at the provider. */
export type PaymentState =
  | { state: 'paid'; transactionId: string; amountFen: number; paidAt: Date }
  | { state: 'unpaid' | 'closed' };

export interface RefundRequest {
  refundNumber: string;
  paymentNumber: string;
  /** The full amount of the payment. */
  amountFen: number;
}

/** A callback as received: the exact bytes that are signed. */
export interface RawNotice {
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

/** A callback with a valid signature. */
export type Notice =
  | { kind: 'paid'; paymentNumber: string; transactionId: string; amountFen: number; paidAt: Date }
  | { kind: 'other' };

/** Why a callback is rejected. */
type NoticeProblem = 'badSignature' | 'stale' | 'malformed' | 'mismatch';

export class NoticeRefusedError extends Error {
  constructor(readonly problem: NoticeProblem) {
    super(`pay notice refused: ${problem}`);
    this.name = 'NoticeRefusedError';
  }
}

/** The provider did not answer, or not as specified; the message names no secret and no person. */
export class ProviderUnavailableError extends Error {
  constructor(provider: PayProviderName, problem: string) {
    super(`${provider} pay: ${problem}`);
    this.name = 'ProviderUnavailableError';
  }
}

/** The error as far as it may be logged: a status or a code, never text from the provider. */
export const errorCodeText = (...found: unknown[]): string =>
  String(found.find((value) => typeof value === 'string' || typeof value === 'number') ?? 'no answer');

/** One payment provider. Calls throw {@link ProviderUnavailableError} when the outcome is unknown. */
export abstract class PayProvider {
  abstract readonly name: PayProviderName;
  abstract start(request: PayRequest): Promise<PayLink>;
  abstract query(number: string): Promise<PaymentState>;
  /** Afterwards the payment can no longer be paid; idempotent. */
  abstract close(number: string): Promise<void>;
  /** Requests a refund; idempotent. True when it has already arrived. */
  abstract refund(request: RefundRequest): Promise<boolean>;
  /** Verifies a callback over its raw body; throws {@link NoticeRefusedError}. */
  abstract read(notice: RawNotice, now: Date): Notice;
  /** The reply the provider expects: accepted, or send again. */
  abstract answer(isTaken: boolean): { type: string; body: string };
}
