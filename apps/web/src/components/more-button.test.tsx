import { fireEvent, render, screen } from '@testing-library/react';
import { MoreButton } from './more-button.js';

it('keeps the focus while loading, and moves it to the end of the list after the last page', () => {
  const fetchNextPage = jest.fn(() => Promise.resolve());
  const pages = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage };
  const { rerender, container } = render(<MoreButton pages={pages}>更早的记录</MoreButton>);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '更早的记录' });
  button.focus();
  fireEvent.click(button);
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  rerender(<MoreButton pages={{ ...pages, isFetchingNextPage: true }}>更早的记录</MoreButton>);
  expect([button.disabled, document.activeElement]).toEqual([false, button]);
  fireEvent.click(button);
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  rerender(<MoreButton pages={{ ...pages, hasNextPage: false }}>更早的记录</MoreButton>);
  expect(document.activeElement).toBe(container.firstElementChild);
});
