import { act, render, screen } from '@testing-library/react';
import { useSectionInView } from './scroll-position.js';

const IDS = ['one', 'two', 'three'];
const tops: Record<string, number> = {};

function Page() {
  return (
    <>
      <output>{useSectionInView(IDS)}</output>
      {IDS.map((id) => (
        <section key={id} id={id} />
      ))}
    </>
  );
}

async function scrollTo(one: number, two: number, three: number): Promise<string | null> {
  Object.assign(tops, { one, two, three });
  await act(async () => {
    window.dispatchEvent(new Event('scroll'));
    await new Promise(requestAnimationFrame);
  });
  return screen.getByRole('status').textContent;
}

it('marks the section that has reached the upper part of the window', async () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: tops[this.id] ?? 0 } as DOMRect;
  });
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(900);
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
  render(<Page />);
  expect(screen.getByRole('status').textContent).toBe('one');
  expect(await scrollTo(-200, 250, 700)).toBe('two');
  expect(await scrollTo(-700, -300, 100)).toBe('three');
  expect(await scrollTo(150, 600, 1000)).toBe('one');
  jest.spyOn(document.documentElement, 'scrollTop', 'get').mockReturnValue(2100);
  expect(await scrollTo(-900, -200, 500)).toBe('three');
  jest.restoreAllMocks();
});
