import { Logger } from '@nestjs/common';
import { SignalBus } from './signal-bus.js';

it('reaches every listener, even after one that fails', () => {
  const log = jest.spyOn(Logger.prototype, 'error').mockImplementation();
  const signals = new SignalBus();
  const heard = jest.fn();
  signals.emit({ kind: 'smsBudgetExhausted' });
  signals.listen(() => {
    throw new Error('x');
  });
  signals.listen(heard);
  signals.emit({ kind: 'smsSend', outcome: 'sent' });
  expect(heard.mock.calls).toEqual([[{ kind: 'smsSend', outcome: 'sent' }]]);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});
