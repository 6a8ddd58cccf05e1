import { Injectable } from '@nestjs/common';
import { LocalMessageRepository } from './local-message.repository.js';

/** A text approved by the provider, by its name in the configuration. */
export interface SmsTemplate {
  /** `code` for every code unless the purpose has its own text; a notice has its own name. */
  name: string;
  /** The fallback when `name` is not configured. */
  fallback: string;
  parameters: Readonly<Record<string, string>>;
}

export interface SmsMessage {
  phone: string;
  /** The whole message, for drivers that display it. */
  text: string;
  /** The same for a provider, which accepts only approved texts and their parameters. */
  template: SmsTemplate;
}

/** The provider timed out or disconnected: the message may still arrive. */
export class SmsUnconfirmedError extends Error {
  constructor() {
    super('the provider did not confirm');
    this.name = 'SmsUnconfirmedError';
  }
}

/** The provider refused; `code` is its reason, never anything about the person. */
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

/** Stores messages for a page of this site instead of sending them; never logs them. */
@Injectable()
export class LocalSmsSender extends SmsSender {
  constructor(private readonly messages: LocalMessageRepository) {
    super();
  }

  async send({ phone, text }: SmsMessage): Promise<void> {
    await this.messages.add('sms', { recipient: phone, body: text });
  }
}
