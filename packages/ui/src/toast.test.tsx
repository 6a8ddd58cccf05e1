import { act, render, screen } from '@testing-library/react';
import { showToast, ToastRegion, useToasts } from './toast.js';

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  render(<ToastRegion textMs={60_000} actionMs={60_000} />);
});

const LIVE = '[aria-live], [role=status], [role=alert]';
const liveRegionsOf = (element: Element): Element[] => {
  const region = element.closest(LIVE);
  return region === null
    ? []
    : [region, ...liveRegionsOf(region.parentElement ?? document.createElement('i'))];
};

it.each([
  ['success', 'status'],
  ['info', 'status'],
  ['error', 'alert'],
] as const)('a %s is in one live region', (tone, role) => {
  act(() => showToast(tone, '已保存', { label: '撤销', run: () => undefined }));
  expect(liveRegionsOf(screen.getByText('已保存')).map((region) => region.getAttribute('role'))).toEqual([
    role,
  ]);
});

it('the region of a text is on the page before it, and does not read the others again', () => {
  const region = screen.getByRole('status');
  act(() => showToast('success', '已保存'));
  act(() => showToast('success', '已删除'));
  expect(region.textContent).toBe('已保存已删除');
  expect(region.getAttribute('aria-atomic')).toBe('false');
});
