import { finishGuide, getGuideState, setGuideStep } from '@qicheng/contract/guide/guide.contract';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { standInForDialog } from '#src/testing/platform-dialog.js';
import { stubServer } from '#src/testing/stub-server.js';
import { Tour, TOUR_STEPS } from './tour.js';

let server: ReturnType<typeof stubServer>;
const state = (step: number, isFinished: boolean) => ({ data: { guide: 'pc', step, isFinished } });
beforeEach(() => {
  standInForDialog();
  server = stubServer();
  server.answer(setGuideStep, state(1, false));
  server.answer(finishGuide, state(1, true));
});
afterEach(() => server.close());

const press = (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key });

it('has four to six steps', () => {
  expect(TOUR_STEPS.length).toBeGreaterThanOrEqual(4);
  expect(TOUR_STEPS.length).toBeLessThanOrEqual(6);
});

it('walks by keys, remembers each step and the end', async () => {
  server.answer(getGuideState, state(0, false));
  const onEnd = jest.fn();
  render(<Tour isReplay={false} onEnd={onEnd} />);
  expect((await screen.findByRole('dialog')).textContent).toContain(TOUR_STEPS[0]?.title);
  press('ArrowRight');
  press('ArrowLeft');
  for (let step = 0; step < TOUR_STEPS.length; step += 1) press('ArrowRight');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onEnd).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(server.callsTo(finishGuide)).toHaveLength(1));
  const steps = server.callsTo(setGuideStep).map(({ body }) => Number((body as { step: string }).step));
  expect(steps).toEqual([1, 2, 1, 2, 3, 4, 5]);
});

it('goes on where it was left, and is over when it is skipped', async () => {
  server.answer(getGuideState, state(3, false));
  render(<Tour isReplay={false} onEnd={() => undefined} />);
  expect((await screen.findByRole('dialog')).textContent).toContain(TOUR_STEPS[2]?.title);
  press('Escape');
  await waitFor(() => expect(server.callsTo(finishGuide)).toHaveLength(1));
});

it('is never shown twice, and not when nobody knows', async () => {
  server.answer(getGuideState, state(5, true));
  const { unmount } = render(<Tour isReplay={false} onEnd={() => undefined} />);
  await waitFor(() => expect(server.callsTo(getGuideState)).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  server.answer(getGuideState, { status: 503 });
  render(<Tour isReplay={false} onEnd={() => undefined} />);
  await waitFor(() => expect(server.callsTo(getGuideState)).toHaveLength(2));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('holds the page still, and ends with a press beside its card', async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const onEnd = jest.fn();
  render(<Tour isReplay onEnd={onEnd} />);
  const dialog = await screen.findByRole('dialog');
  expect(showModal).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('heading'));
  expect(onEnd).not.toHaveBeenCalled();
  fireEvent.click(dialog);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is replayed from its first step without asking', async () => {
  render(<Tour isReplay onEnd={() => undefined} />);
  expect((await screen.findByRole('dialog')).textContent).toContain(TOUR_STEPS[0]?.title);
  expect(server.callsTo(getGuideState)).toHaveLength(0);
});
