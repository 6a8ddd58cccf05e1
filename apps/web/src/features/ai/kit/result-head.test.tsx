import { render, screen } from '@testing-library/react';
import { ResultHead } from './result-head.js';

it('breaks its verdict between words, and has a name without blanks', () => {
  const verdict = '硬性条件都符合，可以投。先补上一处。';
  render(
    <ResultHead
      run={{ title: '物流运营岗', createdAt: new Date(2026, 10, 30) }}
      score={62}
      verdict={verdict}
    />,
  );
  const heading = screen.getByRole('heading', { name: verdict });
  expect(heading.textContent).toBe(verdict);
  expect(heading.querySelectorAll('wbr').length).toBeGreaterThanOrEqual(3);
});
