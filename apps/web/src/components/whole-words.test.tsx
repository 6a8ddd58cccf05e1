import { render, screen } from '@testing-library/react';
import { partsOf, WholeWords } from './whole-words.js';

describe('partsOf', () => {
  it.each([
    ['启程示范大学简历大赛（示例）', '简历大赛'],
    ['大学生简历大赛（示例）', '（示例）'],
    ['用数字写成果：STAR 写法', 'STAR '],
  ])('splits %s without changing it', (text, part) => {
    const parts = partsOf(text);
    expect(parts.join('')).toBe(text);
    expect(parts).toContain(part);
    expect(parts.filter((each) => /^[）：，。]|^\s/u.test(each))).toEqual([]);
  });

  it('keeps a single character with the word before it, but not with a mark', () => {
    expect(partsOf('差距，在哪里')).toEqual(['差距，', '在', '哪里']);
    expect(partsOf('岗位的描述')).toEqual(['岗位的', '描述']);
  });

  it('keeps an opening bracket with the word after it', () => {
    expect(partsOf('大赛（示例）')).toEqual(['大赛', '（示例）']);
  });
});

describe('WholeWords', () => {
  it('shows the same text, with places to break between its words', () => {
    const { container } = render(
      <h1>
        <WholeWords>启程示范大学简历大赛（示例）</WholeWords>
      </h1>,
    );
    expect(screen.getByRole('heading').textContent).toBe('启程示范大学简历大赛（示例）');
    expect(container.querySelectorAll('wbr')).toHaveLength(
      partsOf('启程示范大学简历大赛（示例）').length - 1,
    );
  });

  it('follows a change of the text', () => {
    const { container, rerender } = render(<WholeWords>校级大赛</WholeWords>);
    rerender(<WholeWords>省级大赛</WholeWords>);
    expect(container.textContent).toBe('省级大赛');
  });
});
