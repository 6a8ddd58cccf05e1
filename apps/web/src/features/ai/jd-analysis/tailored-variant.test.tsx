import { render, screen } from '@testing-library/react';
import { NoVariant } from './tailored-variant.js';

it('says why no variant is offered', () => {
  const { rerender } = render(<NoVariant isImported={false} />);
  expect(screen.getByRole('region', { name: '岗位版本' }).textContent).toContain('不必为这个岗位另存一份');
  rerender(<NoVariant isImported />);
  expect(screen.getByRole('region', { name: '岗位版本' }).textContent).toContain('请先把这份文件导入为简历');
});
