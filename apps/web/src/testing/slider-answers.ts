import { checkSlider, issueSlider } from '@qicheng/contract/captcha/slider.contract';
import { fireEvent, screen } from '@testing-library/react';
import type { stubServer } from './stub-server.js';

/** Challenge id in every prepared response. */
export const CHALLENGE = '0190a7e2-5b1c-7c3d-9e4f-0000000000c1';

const puzzle = {
  challengeId: CHALLENGE,
  background: 'data:,',
  piece: 'data:,',
  width: 320,
  height: 160,
  pieceSize: 44,
  y: 20,
  expiresInSeconds: 120,
};

/** Prepares a slider that accepts every track. */
export function answerSlider(server: ReturnType<typeof stubServer>): void {
  server.answer(issueSlider, { data: puzzle });
  server.answer(checkSlider, { data: { pass: 'one-time', expiresInSeconds: 60 } });
}

/** Solves the open slider by keyboard. */
export async function solveSlider(): Promise<void> {
  const handle = await screen.findByRole('slider');
  for (let press = 0; press < 30; press += 1) fireEvent.keyDown(handle, { key: 'ArrowRight' });
  fireEvent.keyDown(handle, { key: 'Enter' });
}

/** Fills a field at once; typing character by character takes seconds and tests nothing more. */
export const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

const realNow = Date.now.bind(Date);
let shift = 0;

/** Advances the clock by more than a minute, so that a code may be sent again. */
export function passCooldown(): void {
  shift += 61_000;
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + shift);
}
