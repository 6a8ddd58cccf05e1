import { Injectable } from '@nestjs/common';
import { LocalMessageRepository } from './local-message.repository.js';

/** A text that the provider has approved, by the name under which the configuration knows it. */
export interface SmsTemplate {
  /** `code` for every code unless the purpose has a text of its own; a notice has its own name. */
  name: string;
  /** What to use when the configuration does not know `name`. */
  fallback: string;
  parameters: Readonly<Record<string, string>>;
}

export interface SmsMessage {
  phone: string;
  /** The whole message, for drivers that show it. */
  text: string;
  /** The same for a provider, which takes approved texts and their parameters only. */
  template: SmsTemplate;
}

/** The provider did not answer in time or broke off: the message may still arrive. */
export class SmsUnconfirmedError extends Error {
  constructor() {
    super('the provider did not confirm');
    this.name = 'SmsUnconfirmedError';
  }
}

/** The provider answered no; `code` is its word for why, never anything about the person. */
export class SmsRefusedError extends Error {
  constructor(readonly code: string) {
    super(code);
    this.name = 'SmsRefusedError';
  }
}

/** Passes one message to the provider; rejects when it was not accepted or when `signal` aborts. */
export abstract class SmsSender {
  abstract send(message: SmsMessage, signal: AbortSignal): Promise<void>;
}

/** Keeps messages for a page of this site instead of sending them; never writes them to a log. */
@Injectable()
export class LocalSmsSender extends SmsSender {
  constructor(private readonly messages: LocalMessageRepository) {
    super();
  }

  async send({ phone, text }: SmsMessage): Promise<void> {
    await this.messages.add('sms', { recipient: phone, body: text });
  }
}
