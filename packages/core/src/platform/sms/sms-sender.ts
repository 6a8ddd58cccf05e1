export interface SmsMessage {
  phone: string;
  text: string;
}

/** Hands one message to whoever delivers it; rejects when it was not accepted, and heeds `signal`. */
export abstract class SmsSender {
  abstract send(message: SmsMessage, signal: AbortSignal): Promise<void>;
}
