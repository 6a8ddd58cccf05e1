import { emptyDocument } from '@qicheng/resume/defaults';
import { baseOf, type FitAnswer, sizesAt, withFit } from '@qicheng/templates/page-fit';
import { createEditorStore } from '../store/editor-store.js';
import { shouldApply, keepFitted } from './keep-fit.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** An editor whose solver always returns one density. */
function open(density: number, keeps = true) {
  const empty = emptyDocument();
  const answer = (at: number) =>
    ({ fits: true, density: at, sizes: sizesAt(baseOf(empty), at) }) as FitAnswer;
  const document = withFit(empty, answer(0), { budget: 1, fills: false, keeps });
  const editor = createEditorStore({ title: '', document });
  const solve = jest.fn(() => Promise.resolve(answer(density)));
  const stop = keepFitted(editor, { solve, densityNow: () => 0 });
  const size = () => editor.getContent().document.meta.style.fontSizePt;
  const type = (text: string) => editor.write(['basics', 'email'], text);
  return { editor, solve, stop, size, type, rest: () => jest.advanceTimersByTimeAsync(700) };
}

describe('keepFitted', () => {
  it('fits once after a burst of typing, and one undo reverts both', async () => {
    const { editor, solve, size, type, rest } = open(40);
    type('a');
    type('ab');
    await rest();
    await rest();
    expect(solve).toHaveBeenCalledTimes(1);
    expect(size()).toBe(9);
    editor.undo();
    expect([size(), editor.getContent().document.basics.email]).toEqual([undefined, undefined]);
  });

  it('pauses after an undo until something is typed', async () => {
    const { editor, solve, type, rest } = open(40);
    type('a');
    await rest();
    editor.undo();
    await rest();
    expect(solve).toHaveBeenCalledTimes(1);
    type('b');
    await rest();
    expect(solve).toHaveBeenCalledTimes(2);
  });

  it('does nothing unless the résumé has a kept fit', async () => {
    const { solve, type, rest } = open(40, false);
    type('a');
    await rest();
    expect(solve).not.toHaveBeenCalled();
  });

  it('drops a result that typing has made obsolete', async () => {
    const { editor, solve, size, type, rest } = open(40);
    solve.mockImplementationOnce(() => {
      editor.write(['basics', 'phone'], '1');
      return Promise.resolve({ fits: true, density: 12 } as FitAnswer);
    });
    type('a');
    await rest();
    expect(size()).toBeUndefined();
  });
});

it.each([
  [5, { fits: true, density: 6 }, true],
  [5, { fits: true, density: 3 }, false],
  [5, { fits: true, density: 2 }, true],
  [5, { fits: true, density: 5 }, false],
  [5, { fits: false, density: 40 }, false],
  [undefined, { fits: true, density: 0 }, true],
])('at %p, moving to %p is worth it: %p', (now, answer, expected) => {
  expect(shouldApply(now, answer)).toBe(expected);
});
