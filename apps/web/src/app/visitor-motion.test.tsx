import { act, render } from '@testing-library/react';
import { useSession } from '#src/lib/session.js';
import { VisitorMotion } from './visitor-motion.js';

jest.mock('#src/features/template/components/product-motion.jsx', () => ({ ProductMotion: () => null }));

const original = globalThis.IntersectionObserver;
afterEach(() => {
  globalThis.IntersectionObserver = original;
  useSession.setState({ isMember: false, user: null });
});

it('observes the element again after signing out', () => {
  const observed: Element[] = [];
  globalThis.IntersectionObserver = class {
    observe = (element: Element) => observed.push(element);
    disconnect = () => {};
  } as unknown as typeof IntersectionObserver;
  useSession.setState({ isMember: true, user: { userId: 'u' } as never });
  const { container } = render(<VisitorMotion />);
  expect(observed).toEqual([]);
  act(() => useSession.setState({ isMember: false, user: null }));
  expect(observed).toEqual([container.querySelector('[data-part=visitor]')]);
});

it('is loaded ahead of its place only after the visitor has done something', () => {
  const margins: string[] = [];
  globalThis.IntersectionObserver = class {
    constructor(_report: unknown, { rootMargin }: { rootMargin: string }) {
      margins.push(rootMargin);
    }
    observe = () => {};
    disconnect = () => {};
  } as unknown as typeof IntersectionObserver;
  render(<VisitorMotion />);
  expect(margins).toEqual(['0px 0px -25% 0px']);
  act(() => void window.dispatchEvent(new Event('wheel')));
  expect(margins).toEqual(['0px 0px -25% 0px', '100px']);
});
