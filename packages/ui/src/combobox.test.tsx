import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Autocomplete } from './autocomplete.js';
import { CascadingSelect } from './cascading-select.js';
import { Combobox } from './combobox.js';

const options = [
  { value: '01', label: '汉族' },
  { value: '02', label: '蒙古族' },
];

function Nation() {
  const [value, setValue] = useState('01');
  return (
    <>
      <Combobox aria-label="民族" value={value} onValue={setValue} options={options} isClearable />
      <output>{value}</output>
    </>
  );
}

describe('a combobox', () => {
  it('finds an option by part of its name, and accepts nothing but an option', async () => {
    const { container } = render(<Nation />);
    const field = screen.getByRole('combobox', { name: '民族' });
    expect(field).toHaveProperty('value', '汉族');
    await userEvent.clear(field);
    await userEvent.type(field, '蒙');
    expect(await screen.findByRole('option', { name: '蒙古族' })).toBeTruthy();
    expect(screen.queryByRole('option', { name: '汉族' })).toBeNull();
    expect(screen.getAllByRole('button', { name: '收起列表' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(container.querySelector('output')?.textContent).toBe('02'));
    expect(field).toHaveProperty('value', '蒙古族');
    await userEvent.type(field, '某');
    expect(await screen.findByText('没有找到')).toBeTruthy();
  });

  it('can be cleared', async () => {
    const { container } = render(<Nation />);
    await userEvent.click(screen.getByRole('button', { name: '清除' }));
    expect(container.querySelector('output')?.textContent).toBe('');
  });
});

const schools = [{ value: '北京大学' }, { value: '北京师范大学' }];

function School({ suggestions, onSubmit }: { suggestions: typeof schools; onSubmit?: () => void }) {
  const [value, setValue] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Autocomplete aria-label="学校" value={value} onValue={setValue} suggestions={suggestions} />
      <button type="submit">保存</button>
    </form>
  );
}

describe('an autocomplete', () => {
  it('picks a suggestion by keyboard without submitting the form', async () => {
    const onSubmit = jest.fn();
    render(<School suggestions={schools} onSubmit={onSubmit} />);
    const field = screen.getByRole('combobox', { name: '学校' });
    await userEvent.type(field, '北京{ArrowDown}{ArrowDown}');
    expect(screen.getAllByRole('button', { name: '收起列表' })).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveProperty('value', '北京师范大学'));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('keeps free text when Escape is pressed', async () => {
    render(<School suggestions={[]} />);
    const field = screen.getByRole('combobox', { name: '学校' });
    await userEvent.type(field, '某学院{Escape}');
    expect(field).toHaveProperty('value', '某学院');
  });

  it('does not open for suggestions that arrive after the field lost focus', async () => {
    const { rerender } = render(<School suggestions={[]} />);
    await userEvent.type(screen.getByRole('combobox', { name: '学校' }), '北京');
    await userEvent.tab();
    rerender(<School suggestions={schools} />);
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByRole('combobox', { name: '学校' }).getAttribute('aria-expanded')).toBe('false');
  });
});

const regions = [
  {
    value: '44',
    label: '广东省',
    children: [
      { value: '4401', label: '广州市' },
      { value: '4403', label: '深圳市' },
    ],
  },
  { value: '81', label: '香港' },
];

describe('a cascading select', () => {
  const onPick = jest.fn();
  const picked = () => onPick.mock.calls.map(([path]: [typeof regions]) => path.map(({ value }) => value));
  beforeEach(async () => {
    onPick.mockClear();
    render(
      <CascadingSelect
        label="选择地区"
        trigger={<button type="button">选择</button>}
        options={regions}
        notice="正在加载地区"
        onPick={onPick}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: '选择' }));
  });

  it('picks a leaf at once, also by keyboard', async () => {
    (await screen.findByRole('button', { name: '广东省' })).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowDown}{Enter}');
    expect(picked()).toEqual([['44', '4403']]);
  });

  it('picks a parent with the button below', async () => {
    await userEvent.click(await screen.findByRole('button', { name: '广东省' }));
    await userEvent.click(screen.getByRole('button', { name: '选择广东省' }));
    expect(picked()).toEqual([['44']]);
  });

  it('takes a single result by Enter, and goes to several by Enter or Down and back by Up', async () => {
    const search = await screen.findByRole('textbox', { name: '搜索' });
    await userEvent.type(search, '市');
    await userEvent.keyboard('{Enter}');
    expect(picked()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '广东省 / 广州市' }));
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(search);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(picked()).toEqual([['44', '4403']]);
  });

  it('picks the only result by Enter', async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: '搜索' }), '深{Enter}');
    expect(picked()).toEqual([['44', '4403']]);
  });

  it('finds an option by its name', async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: '搜索' }), '深');
    await userEvent.click(screen.getByRole('button', { name: '广东省 / 深圳市' }));
    expect(picked()).toEqual([['44', '4403']]);
  });
});

it('has the caret in the search box of a cascading select while its options load, and keeps what is typed', async () => {
  const select = (options: typeof regions | null) => (
    <CascadingSelect
      label="选择地区"
      trigger={<button type="button">选择</button>}
      options={options}
      notice="正在加载地区"
      onPick={() => undefined}
    />
  );
  const { rerender } = render(select(null));
  await userEvent.click(screen.getByRole('button', { name: '选择' }));
  const search = await screen.findByRole('textbox', { name: '搜索' });
  await waitFor(() => expect(document.activeElement).toBe(search));
  await userEvent.keyboard('深');
  expect(screen.getByRole('status').textContent).toBe('正在加载地区');
  rerender(select(regions));
  expect(screen.getByRole('button', { name: '广东省 / 深圳市' }).isConnected).toBe(true);
  expect(document.activeElement).toBe(search);
});
