import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SideDrawer } from './side-drawer.js';

function open({ isExpanded = false } = {}) {
  const onClose = jest.fn();
  render(
    <>
      <div data-tour="form">
        <input aria-label="单位" />
        <input
          aria-label="链接地址"
          onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
        />
        <button type="button" aria-haspopup="dialog" aria-expanded={isExpanded}>
          选择
        </button>
        <button type="button" aria-expanded="true">
          星河云计算
        </button>
      </div>
      <input aria-label="简历名称" />
      <SideDrawer title="检查" onClose={onClose}>
        {null}
      </SideDrawer>
    </>,
  );
  const press = async (name: string) => {
    await userEvent.click(screen.getByRole('textbox', { name }));
    await userEvent.keyboard('{Escape}');
    return onClose.mock.calls.length;
  };
  return { onClose, press };
}

describe('Escape in the form beside a drawer', () => {
  it('closes the drawer, once', async () => {
    expect(await open().press('单位')).toBe(1);
  });

  it.each([
    ['elsewhere', '简历名称', {}],
    ['in a field that uses it', '链接地址', {}],
    ['while a popup of the form is open', '单位', { isExpanded: true }],
  ])('leaves it open %s', async (_where, field, state) => {
    expect(await open(state).press(field)).toBe(0);
  });

  it('leaves it open while text is composed', () => {
    const { onClose } = open();
    const field = screen.getByRole('textbox', { name: '单位' });
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
    expect(onClose).not.toHaveBeenCalled();
  });
});
