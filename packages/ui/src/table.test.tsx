import { Table } from '@qicheng/ui/table';
import { render, screen } from '@testing-library/react';

const rows = [{ key: 'major', cells: ['专业', '计算机类', '待核实', '请向招录机关核实'] }];
const table = () => screen.getByRole('table', { name: '条件' });

it('moves its last column under the row on a phone only when stacked', () => {
  const view = render(
    <Table caption="条件" head={['条件', '要求', '结果', '说明与办法']} rows={rows} isStacked />,
  );
  expect(table().dataset.stacked).toBe('true');
  expect(screen.getByRole('group', { name: '条件' }).tabIndex).toBe(0);
  view.rerender(<Table caption="条件" head={['条件', '要求', '结果', '说明与办法']} rows={rows} />);
  expect(table().dataset.stacked).toBe('false');
});
