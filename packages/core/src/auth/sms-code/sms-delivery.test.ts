import { Logger } from '@nestjs/common';
import { SignalBus } from '../../platform/index.js';
import { type SmsMessage, SmsSender, SmsUnconfirmedError } from '../../platform/sms/index.js';
import { SmsDelivery } from './sms-delivery.js';

const message: SmsMessage = {
  phone: '13800000001',
  text: 'x',
  template: { name: 'login', fallback: 'code', parameters: { code: '246810' } },
};

class StubSender extends SmsSender {
  aborted = false;

  constructor(private readonly answer: () => Promise<void>) {
    super();
  }

  send(_message: SmsMessage, signal: AbortSignal): Promise<void> {
    signal.onabort = () => {
      this.aborted = true;
    };
    return this.answer();
  }
}

beforeAll(() => {
  Logger.overrideLogger(false);
});
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('SM6: SmsDelivery', () => {
  it('reports what the provider accepted', async () => {
    expect(
      await new SmsDelivery(new StubSender(() => Promise.resolve()), new SignalBus()).deliver(message),
    ).toBe('sent');
  });

  it('reports what the provider refused', async () => {
    const sender = new StubSender(() => Promise.reject(new Error('500')));
    expect(await new SmsDelivery(sender, new SignalBus()).deliver(message)).toBe('failed');
  });

  it('reports an unconfirmed message as unknown, not as refused', async () => {
    const sender = new StubSender(() => Promise.reject(new SmsUnconfirmedError()));
    expect(await new SmsDelivery(sender, new SignalBus()).deliver(message)).toBe('unknown');
  });

  it('aborts after three seconds without a response and closes the connection', async () => {
    const sender = new StubSender(() => new Promise(() => undefined));
    const delivery = new SmsDelivery(sender, new SignalBus()).deliver(message);
    await jest.advanceTimersByTimeAsync(2_900);
    expect(await delivery).toBe('unknown');
    expect(sender.aborted).toBe(true);
  });
});
