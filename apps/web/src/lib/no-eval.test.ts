import './no-eval.js';
import { config } from 'zod';

it('is the configuration of the schema library that is loaded later', () => {
  expect(config().jitless).toBe(true);
});
