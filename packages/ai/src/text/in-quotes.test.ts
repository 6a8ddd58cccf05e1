import { inQuotes } from './in-quotes.js';

it('uses single marks inside a quotation', () => {
  expect(inQuotes('做“年报审计”时，我编制底稿')).toBe('“做‘年报审计’时，我编制底稿”');
  expect(inQuotes('编制底稿')).toBe('“编制底稿”');
});
