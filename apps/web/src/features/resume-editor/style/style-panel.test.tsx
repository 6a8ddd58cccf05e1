import { emptyDocument } from '@qicheng/resume/defaults';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { EditorProvider } from '../store/editor-context.js';
import { createEditorStore } from '../store/editor-store.js';
import { resetView, useView } from '../store/view-state.js';
import { StylePanel } from './style-panel.js';

beforeEach(() => {
  useView.setState(useView.getInitialState(), true);
  // jsdom has no layout: nothing comes into view.
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

function open() {
  const store = createEditorStore({ title: '我的简历', document: emptyDocument() });
  const view = render(
    <EditorProvider store={store}>
      <StylePanel />
    </EditorProvider>,
  );
  return { ...view, store, user: userEvent.setup() };
}
const tab = (name: string) => screen.getByRole('tab', { name });

describe('the style panel', () => {
  it.each([
    ['颜色', '主题色'],
    ['文字', '文字'],
    ['间距', '间距'],
    ['页面', '一页纸'],
    ['照片', '照片'],
  ])('shows %s alone, without the templates above it', async (name, group) => {
    const { user, container } = open();
    expect(screen.getByRole('group', { name: '模板' }).isConnected).toBe(true);
    await user.click(tab(name));
    expect(screen.getAllByRole('group').map((each) => each.querySelector('legend')?.textContent)).toContain(
      group,
    );
    expect(screen.queryByRole('group', { name: '模板' })).toBeNull();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('walks the tabs by arrow keys', async () => {
    const { user } = open();
    tab('模板').focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tab('文字').getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('slider', { name: '字号' }).isConnected).toBe(true);
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(tab('照片'));
  });

  it('opens at the tab that was open last, in another résumé, too', async () => {
    const { user, unmount } = open();
    await user.click(tab('颜色'));
    unmount();
    resetView();
    open();
    expect(tab('颜色').getAttribute('aria-selected')).toBe('true');
  });
});
