import type { PayProviderName } from '../../order/index.js';

/** What is to be paid, as a provider is told. */
export interface PayRequest {
  /** The merchant's number of this payment; the same number is the same payment. */
  number: string;
  amountFen: number;
  /** What the payer reads. */
  title: string;
  expiresAt: Date;
}

/** A code to scan or a page to open. */
export interface PayLink {
  kind: 'qr' | 'page';
  /** The code's text, or the page's address. */
  text: string;
}

/** How a payment stands at the provider. */
export type PayStanding =
  | { state: 'paid'; transactionId: string; amountFen: number; paidAt: Date }
  | { state: 'unpaid' | 'closed' };

export interface RefundRequest {
  refundNumber: string;
  paymentNumber: string;
  /** The whole of the payment. */
  amountFen: number;
}

/** A callback as it came: the very bytes that are signed. */
export interface RawNotice {
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

/** A callback whose signature held. */
export type Notice =
  | { kind: 'paid'; paymentNumber: string; transactionId: string; amountFen: number; paidAt: Date }
  | { kind: 'other' };

/** Why a callback is not believed. */
type NoticeProblem = 'badSignature' | 'stale' | 'malformed' | 'mismatch';

export class NoticeRefusedError extends Error {
  constructor(readonly problem: NoticeProblem) {
    super(`pay notice refused: ${problem}`);
    this.name = 'NoticeRefusedError';
  }
}

/** The provider did not answer, or not as agreed; the message names no secret and nobody. */
export class ProviderUnavailableError extends Error {
  constructor(provider: PayProviderName, problem: string) {
    super(`${provider} pay: ${problem}`);
    this.name = 'ProviderUnavailableError';
  }
}

/** What went wrong as far as it may be told: a status or a code, never a text of the provider's. */
export const errorCodeText = (...found: unknown[]): string =>
  String(found.find((value) => typeof value === 'string' || typeof value === 'number') ?? 'no answer');

/** One way to pay. Calls throw {@link ProviderUnavailableError} when nothing certain was learnt. */
export abstract class PayProvider {
  abstract readonly name: PayProviderName;
  abstract start(request: PayRequest): Promise<PayLink>;
  abstract query(number: string): Promise<PayStanding>;
  /** After this the payment cannot be paid any more; one that is closed already stays so. */
  abstract close(number: string): Promise<void>;
  /** Asks for the money to go back; asked again it is the same refund. True when it is there already. */
  abstract refund(request: RefundRequest): Promise<boolean>;
  /** Verifies a callback over its raw body; throws {@link NoticeRefusedError}. */
  abstract read(notice: RawNotice, now: Date): Notice;
  /** What the provider wants to hear: that the notice was taken, or that it should come again. */
  abstract answer(isTaken: boolean): { type: string; body: string };
}
