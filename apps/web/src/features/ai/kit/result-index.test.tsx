import { fireEvent, render, screen, within } from '@testing-library/react';
import { axe } from '#src/testing/axe.js';
import { IndexedResult } from './result-index.js';
import { ResultSection } from './result-section.js';

const sections = (...titles: string[]) =>
  titles.map((title) => (
    <ResultSection key={title} title={title}>
      <p>{`${title}的内容`}</p>
    </ResultSection>
  ));
const index = () => screen.queryByRole('navigation', { name: '结果目录' });
const names = () =>
  within(index() as HTMLElement)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('index of a result', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = jest.fn();
  });

  it('links to the sections in page order, also to one that appears later', async () => {
    const { container, rerender } = render(
      <IndexedResult>{sections('岗位', '风险', '匹配度', '关键词', '说明')}</IndexedResult>,
    );
    expect(names()).toEqual(['岗位', '风险', '匹配度', '关键词', '说明']);
    rerender(
      <IndexedResult>{sections('岗位', '风险', '匹配度', '参考答案', '关键词', '说明')}</IndexedResult>,
    );
    expect(names()).toEqual(['岗位', '风险', '匹配度', '参考答案', '关键词', '说明']);
    fireEvent.click(screen.getByRole('button', { name: '关键词' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '关键词' }));
    expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([
      screen.getByRole('region', { name: '关键词' }),
    ]);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('is left out for a short result', () => {
    render(<IndexedResult>{sections('岗位', '风险', '说明')}</IndexedResult>);
    expect(index()).toBeNull();
  });
});
