import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { stubDialog } from '#src/testing/platform-dialog.js';
import { Tour, TOUR_STEPS } from './tour.js';

/** Elements on the screen, by `data-tour`. */
function showTargets(...targets: string[]): void {
  document.body.innerHTML = targets.map((target) => `<div data-tour="${target}"></div>`).join('');
}
const ALL = TOUR_STEPS.map(({ target }) => target);

beforeEach(() => {
  stubDialog();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 50, 50));
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

const press = (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key });
const title = () => screen.getByRole('dialog').textContent;

it('has four to six steps', () => {
  expect(TOUR_STEPS.length).toBeGreaterThanOrEqual(4);
  expect(TOUR_STEPS.length).toBeLessThanOrEqual(6);
});

it('moves by keyboard from the first step to the last', () => {
  showTargets(...ALL);
  const onEnd = jest.fn();
  render(<Tour onEnd={onEnd} />);
  expect(title()).toContain(TOUR_STEPS[0]?.title);
  press('ArrowRight');
  expect(title()).toContain(TOUR_STEPS[1]?.title);
  press('ArrowLeft');
  for (let step = 0; step < TOUR_STEPS.length; step += 1) press('ArrowRight');
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('skips targets that are not on the screen, in both directions', async () => {
  showTargets(...ALL.filter((target) => target !== TOUR_STEPS[1]?.target));
  render(<Tour onEnd={() => undefined} />);
  press('ArrowRight');
  await waitFor(() => expect(title()).toContain(TOUR_STEPS[2]?.title));
  press('ArrowLeft');
  await waitFor(() => expect(title()).toContain(TOUR_STEPS[0]?.title));
});

it('ends when none of its targets is on the page', async () => {
  showTargets();
  const onEnd = jest.fn();
  render(<Tour onEnd={onEnd} />);
  await waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1));
});

it('blocks the page, and ends on Escape or a press outside its card', () => {
  showTargets(...ALL);
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const onEnd = jest.fn();
  render(<Tour onEnd={onEnd} />);
  expect(showModal).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('heading'));
  expect(onEnd).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('dialog'));
  press('Escape');
  expect(onEnd).toHaveBeenCalledTimes(2);
});
