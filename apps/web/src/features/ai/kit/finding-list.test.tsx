import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Finding } from '@qicheng/analysis/result';
import { FindingList } from './finding-list.js';

const finding: Finding = {
  id: 'f',
  ruleId: 'typo',
  severity: 'minor',
  category: 'typo',
  issue: '公司名有错字',
  why: '',
  patch: [{ op: 'replace', path: '/work/0/company/zh', value: '云帆科技' }],
};
const listOf = (applied: ReadonlySet<string>, onApply: () => void, isBusy = false) => (
  <MemoryRouter>
    <FindingList findings={[finding]} applied={applied} isBusy={isBusy} onApply={onApply} />
  </MemoryRouter>
);

it('keeps the focus on a card whose button is gone, and applies nothing while another change is running', () => {
  const onApply = jest.fn();
  const { rerender } = render(listOf(new Set(), onApply));
  expect(screen.getByText('小处改进')).toBeTruthy();
  const apply = screen.getByRole('button', { name: '应用：公司名有错字' });
  apply.focus();
  fireEvent.click(apply);
  rerender(listOf(new Set(), onApply, true));
  fireEvent.click(apply);
  expect(onApply).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(apply);
  rerender(listOf(new Set(['f']), onApply));
  expect(document.activeElement).toBe(screen.getByRole('listitem'));
});

it('corrects the pasted text, and links to the résumé only where the finding quotes it', () => {
  const onCorrect = jest.fn<void, [Finding]>();
  const own = { ...finding, id: 'own', before: '加入字节跳动' };
  const quoted = { ...finding, id: 'quoted', pointer: '/work/0' };
  render(
    <MemoryRouter>
      <FindingList findings={[own, quoted]} resumeId="r" onCorrect={onCorrect} />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['看简历里的这一条']);
  fireEvent.click(screen.getByRole('button', { name: '去修改' }));
  expect(onCorrect).toHaveBeenCalledWith(own);
});
