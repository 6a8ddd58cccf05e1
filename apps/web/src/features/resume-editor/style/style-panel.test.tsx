import { readFileSync } from 'node:fs';
import path from 'node:path';
import { emptyDocument } from '@qicheng/resume/defaults';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '#src/testing/axe.js';
import { useSharedState } from '#src/lib/shared-state.js';
import { EditorProvider } from '../store/editor-context.js';
import { createEditorStore } from '../store/editor-store.js';
import { resetView, useView } from '../store/view-state.js';
import { StylePanel } from './style-panel.js';

beforeEach(() => {
  useView.setState(useView.getInitialState(), true);
  // jsdom has no layout, so nothing intersects.
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

describe('style panel', () => {
  it.each([
    ['颜色', '主题色'],
    ['文字', '文字'],
    ['间距', '间距'],
    ['页面', '一页纸'],
    ['照片', '照片'],
  ])('shows only %s, without the templates above it', async (name, group) => {
    const { user, container } = open();
    expect(screen.getByRole('group', { name: '模板' }).isConnected).toBe(true);
    await user.click(tab(name));
    expect(screen.getAllByRole('group').map((each) => each.querySelector('legend')?.textContent)).toContain(
      group,
    );
    expect(screen.queryByRole('group', { name: '模板' })).toBeNull();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('undoes one choice at a time, and a slider drag as a whole', async () => {
    const { user, store } = open();
    const style = () => store.getContent().document.meta.style;
    await user.click(tab('文字'));
    const font = within(screen.getByRole('radiogroup', { name: '正文字体' }));
    await user.click(font.getByRole('radio', { name: '宋体' }));
    await user.click(font.getByRole('radio', { name: '楷体' }));
    const size = screen.getByRole('slider', { name: '字号' });
    for (const value of ['11', '11.5', '12']) fireEvent.change(size, { target: { value } });
    expect(style()).toMatchObject({ fontFamily: 'kai', fontSizePt: 12 });
    act(store.undo);
    expect(style()).toEqual({ fontFamily: 'kai' });
    act(store.undo);
    expect(style()).toEqual({ fontFamily: 'serif' });
  });

  it('begins a spacing from what is printed and keeps the other two, where the sheet was widened to fill its page', async () => {
    const { user, store } = open();
    const canvas = document.createElement('div');
    canvas.innerHTML = '<div role="document"></div>';
    const root = canvas.firstElementChild!.attachShadow({ mode: 'open' });
    root.innerHTML = '<div class="resume" style="--section-gap: 28px; --item-gap: 12px; --line: 24px"></div>';
    useSharedState.setState({ resumeMainRef: canvas });
    await user.click(tab('间距'));
    const gap = screen.getByRole('slider', { name: '模块间距' });
    expect(gap.getAttribute('aria-valuetext')).toBe('21 pt');
    for (const value of ['22', '23']) fireEvent.change(gap, { target: { value } });
    const { sectionGapPt, itemGapPt, lineHeight } = store.getContent().document.meta.style;
    expect([sectionGapPt, itemGapPt, lineHeight]).toEqual([23, 9, 1.8]);
    expect(store.getSteps().undo).toBe(1);
    useSharedState.setState({ resumeMainRef: null });
  });

  it('moves between the tabs by arrow keys', async () => {
    const { user } = open();
    tab('模板').focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tab('文字').getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('slider', { name: '字号' }).isConnected).toBe(true);
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(tab('照片'));
  });

  it('opens at the last open tab, also in another résumé', async () => {
    const { user, unmount } = open();
    await user.click(tab('颜色'));
    unmount();
    resetView();
    open();
    expect(tab('颜色').getAttribute('aria-selected')).toBe('true');
  });

  const styleOf = (store: ReturnType<typeof open>['store']) => store.getContent().document.meta.style;

  it('shows the heading font of the design until the candidate chooses a font', async () => {
    const { user, store } = open();
    act(() => store.edit(({ meta }) => void (meta.templateCode = 'tem0006'), ['meta', 'templateCode']));
    await user.click(tab('文字'));
    const headings = within(screen.getByRole('radiogroup', { name: '标题字体' }));
    const isChosen = (name: string) => headings.getByLabelText<HTMLInputElement>(name).checked;
    expect(isChosen('楷体')).toBe(true);
    await user.click(headings.getByLabelText('同正文'));
    expect(styleOf(store)).toMatchObject({ headingFont: 'sans' });
    act(store.undo);
    await user.click(within(screen.getByRole('radiogroup', { name: '正文字体' })).getByLabelText('宋体'));
    expect(isChosen('同正文')).toBe(true);
  });

  it('keeps the font of headings separate from that of the text', async () => {
    const { user, store } = open();
    await user.click(tab('文字'));
    await user.click(within(screen.getByRole('radiogroup', { name: '标题字体' })).getByLabelText('楷体'));
    expect(styleOf(store)).toEqual({ headingFont: 'kai' });
    await user.click(within(screen.getByRole('radiogroup', { name: '标题字体' })).getByLabelText('同正文'));
    expect(styleOf(store).headingFont).toBeUndefined();
  });

  it('offers a weight for the text, except in a font that has only one', async () => {
    const { user, store } = open();
    await user.click(tab('文字'));
    const weights = () => screen.queryByRole('radiogroup', { name: '正文字重' });
    const isChosen = (name: string) => screen.getByLabelText<HTMLInputElement>(name).checked;
    expect(isChosen('常规')).toBe(true);
    await user.click(screen.getByLabelText('细'));
    expect(styleOf(store)).toEqual({ textWeight: 'light' });
    await user.click(screen.getByLabelText('常规'));
    expect(styleOf(store).textWeight).toBeUndefined();
    await user.click(within(screen.getByRole('radiogroup', { name: '正文字体' })).getByLabelText('楷体'));
    expect(weights()).toBeNull();
  });

  it('offers fonts for headings only, each name in its own font', async () => {
    const { user, store } = open();
    await user.click(tab('文字'));
    const headings = within(screen.getByRole('radiogroup', { name: '标题字体' }));
    const sheet = readFileSync(
      path.join(process.cwd(), 'packages/templates/src/preview/fonts/names.css'),
      'utf8',
    );
    const names = [
      '黑体',
      '宋体',
      '楷体',
      '粗黑体',
      '粗宋体',
      '小薇体',
      '黄油体',
      '毛笔楷体',
      '行书',
      '快乐体',
    ];
    for (const name of names) {
      const family = headings.getByText(name).style.fontFamily.split(',')[0] ?? '';
      const rule = sheet.split('\n').find((line) => line.includes(family.replaceAll('"', "'"))) ?? '';
      const ranges = [
        ...(rule.split('unicode-range:')[1] ?? '').matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/g),
      ];
      const isDrawn = (letter: string): boolean =>
        ranges.some(([, first = '', last = first]) => {
          const codePoint = letter.codePointAt(0) ?? 0;
          return parseInt(first, 16) <= codePoint && codePoint <= parseInt(last, 16);
        });
      expect([name, ...name].filter((text) => [...text].some((letter) => !isDrawn(letter)))).toEqual([]);
    }
    expect(within(screen.getByRole('radiogroup', { name: '正文字体' })).queryByText('小薇体')).toBeNull();
    await user.click(headings.getByLabelText('小薇体'));
    expect(styleOf(store)).toEqual({ headingFont: 'xiaowei' });
  });

  it('rejects unreadable ink and paper with a message, and changes nothing', async () => {
    const { user, store } = open();
    await user.click(tab('颜色'));
    fireEvent.change(screen.getByLabelText('其他文字颜色'), { target: { value: '#cccccc' } });
    expect(screen.getByText(/#CCCCCC 和纸张的对比度不到 4.5/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('其他纸张颜色'), { target: { value: '#445566' } });
    // A browser sends `input` and then `change`, by which time the rejected colour has been reset.
    fireEvent.change(screen.getByLabelText('其他纸张颜色'), { target: { value: '#ffffff' } });
    expect(screen.getByText(/#445566 太深/)).toBeTruthy();
    expect(styleOf(store)).toEqual({});
    await user.click(screen.getByRole('radio', { name: '纸张颜色 #F6F4EF' }));
    expect(styleOf(store)).toEqual({ groundColour: '#F6F4EF' });
    await user.click(screen.getByRole('radio', { name: '纸张颜色 #FFFFFF' }));
    expect(styleOf(store).groundColour).toBeUndefined();
  });

  it('adds a photo beside its style settings', async () => {
    const { user } = open();
    await user.click(tab('照片'));
    expect(screen.getByRole('button', { name: '上传照片' }).isConnected).toBe(true);
  });

  it('sets paper and page numbers, and the width of a side column only if there is one', async () => {
    const { user, store } = open();
    await user.click(tab('页面'));
    await user.click(screen.getByLabelText('Letter（北美）'));
    await user.click(screen.getByLabelText('超过一页时，在页脚印上页码'));
    expect(styleOf(store)).toEqual({ paper: 'letter', pageNumbers: true });
    await user.click(tab('间距'));
    expect(screen.queryByRole('slider', { name: '侧栏宽度' })).toBeNull();
    act(() => store.write(['meta', 'templateCode'], 'tem0002'));
    fireEvent.change(screen.getByRole('slider', { name: '侧栏宽度' }), { target: { value: '60' } });
    expect(styleOf(store).sideWidthMm).toBe(60);
  });
});
