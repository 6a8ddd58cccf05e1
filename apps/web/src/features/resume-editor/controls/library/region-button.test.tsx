import { fireEvent, render, screen } from '@testing-library/react';
// Loaded ahead: the first load of the panel library takes longer than a query waits on a busy machine.
import './region-picker.js';
import { RegionButton } from './region-button.js';

const REGIONS = [{ code: '33', name: '浙江省', children: [{ code: '3301', name: '杭州市' }] }];

it('opens the regions with the first press and gives the picked ones', async () => {
  const onPick = jest.fn();
  const load = jest.fn(() => Promise.resolve(REGIONS));
  render(<RegionButton label="所在地：选择地区" load={load} onPick={onPick} />);
  const button = screen.getByRole('button', { name: '所在地：选择地区' });
  expect(load).not.toHaveBeenCalled();
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('button', { name: '浙江省' }));
  fireEvent.click(await screen.findByRole('button', { name: '杭州市' }));
  expect(onPick).toHaveBeenCalledWith([
    { code: '33', name: '浙江省' },
    { code: '3301', name: '杭州市' },
  ]);
});

it('says that the regions could not be loaded, and loads them with the next press', async () => {
  const load = jest.fn(() => Promise.resolve(REGIONS));
  load.mockRejectedValueOnce(new Error('offline'));
  render(<RegionButton label="所在地：选择地区" load={load} onPick={jest.fn()} />);
  fireEvent.click(screen.getByRole('button', { name: '所在地：选择地区' }));
  expect((await screen.findByText('地区没有加载成功，可以直接输入')).textContent).not.toBe('');
  fireEvent.click(await screen.findByRole('button', { name: '关闭' }));
  fireEvent.click(await screen.findByRole('button', { name: '所在地：选择地区' }));
  expect(await screen.findByRole('button', { name: '浙江省' })).toBeDefined();
});
