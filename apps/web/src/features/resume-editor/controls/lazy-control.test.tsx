import { act, render, screen } from '@testing-library/react';
import { lazy, useEffect, useState } from 'react';
import { LazyControl } from './lazy-control.js';

/** Two lines of text that render after the control is mounted, as in the text editor. */
function Lines() {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    queueMicrotask(() => setDrawn(true));
  }, []);
  return isDrawn ? (
    <div id="text" role="textbox" tabIndex={0}>
      <p>做事踏实</p>
      <p>善于沟通</p>
    </div>
  ) : null;
}

function open() {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const Late = lazy(async () => {
    await arrived;
    return { default: Lines };
  });
  render(
    <>
      <input aria-label="另一项" />
      <LazyControl inputId="text" still={<textarea id="text" defaultValue={'做事踏实\n善于沟通'} />}>
        <Late />
      </LazyControl>
    </>,
  );
  return () => act(async () => arrive());
}

it('moves the caret to the late control even if it renders its element after mounting', async () => {
  const arrive = open();
  const plain = screen.getByDisplayValue<HTMLTextAreaElement>(/做事踏实/);
  plain.focus();
  plain.setSelectionRange(7, 7);
  await arrive();
  const text = screen.getByText('善于沟通').parentElement;
  expect(document.activeElement).toBe(text);
  const { anchorNode, anchorOffset } = window.getSelection() ?? {};
  expect([anchorNode?.textContent, anchorOffset]).toEqual(['善于沟通', 2]);
});

it('takes the focus from no other control', async () => {
  const arrive = open();
  const other = screen.getByLabelText('另一项');
  other.focus();
  await arrive();
  expect(screen.getByText('善于沟通').isConnected).toBe(true);
  expect(document.activeElement).toBe(other);
});
