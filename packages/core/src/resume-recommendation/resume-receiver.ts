import type { CallOutcome } from '../partner/index.js';
import type { DeliveryConsent } from './delivery.js';
import type { ResumePayload } from './resume-payload.js';

/** Who gets the résumés that leave under a consent. */
export interface Recipient {
  code: string;
  name: string;
}

/** The other side of a delivery: a partner, or the local driver that plays one. */
export abstract class ResumeReceiver {
  /** Who receives now; null when nobody is connected. */
  abstract find(consentKind: DeliveryConsent): Promise<Recipient | null>;

  /** Whether somebody is a member of the receiver’s site. */
  abstract isMember(recipient: Recipient, userId: string): Promise<boolean>;

  /** A member’s opaque name at the receiver. */
  abstract subjectOf(recipient: Recipient, userId: string): string;

  /** Makes one attempt; the key is the same at every attempt with the same content. */
  abstract send(
    consentKind: DeliveryConsent,
    sending: { key: string; payload: ResumePayload; signal: AbortSignal },
  ): Promise<CallOutcome['kind']>;
}
