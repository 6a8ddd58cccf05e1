import { onFirstAct } from './on-first-act.js';

it.each(['pointermove', 'pointerdown', 'wheel', 'keydown'])('runs once, on the first %s', (event) => {
  const run = jest.fn();
  onFirstAct(run);
  expect(run).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(event));
  window.dispatchEvent(new Event(event));
  window.dispatchEvent(new Event('keydown'));
  expect(run).toHaveBeenCalledTimes(1);
});

it('does not run after it was stopped', () => {
  const run = jest.fn();
  onFirstAct(run)();
  window.dispatchEvent(new Event('keydown'));
  expect(run).not.toHaveBeenCalled();
});
