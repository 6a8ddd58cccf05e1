import { emptyDocument } from '@qicheng/resume/defaults';
import type { Language } from '@qicheng/resume/text';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditorProvider } from '../store/editor-context.js';
import { createEditorStore } from '../store/editor-store.js';
import { StylePanel } from './style-panel.js';

async function open(lang: Language) {
  const store = createEditorStore({ title: '我的简历', document: emptyDocument({ lang }) });
  render(
    <EditorProvider store={store}>
      <StylePanel />
    </EditorProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('tab', { name: '文字' }));
  return { user, style: () => store.getContent().document.meta.style };
}

const group = () => screen.getByRole('radiogroup', { name: '日期形式' });
const choices = () => Array.from(group().querySelectorAll('label'), (label) => label.textContent);

describe('date format in the style panel', () => {
  it.each([
    [
      'zh',
      [
        '2026.06 – 2026.09',
        '2026.06 – 09',
        '2026年6月 – 2026年9月',
        '2026/06 – 2026/09',
        '2026-06 至 2026-09',
      ],
    ],
    [
      'en',
      [
        'Jun 2026 – Sep 2026',
        'Jun – Sep 2026',
        '06/2026 – 09/2026',
        '2026.06 – 2026.09',
        '2026-06 – 2026-09',
      ],
    ],
  ] as const)(
    'shows each format by an example in the language, full periods first (%s)',
    async (lang, examples) => {
      const { style } = await open(lang);
      expect(choices()).toEqual(examples);
      expect(screen.getByRole('radio', { name: examples[0], checked: true })).toBeTruthy();
      expect(style()).toEqual({});
    },
  );

  it('stores a choice, and nothing for the default', async () => {
    const { user, style } = await open('zh');
    await user.click(screen.getByRole('radio', { name: '2026.06 – 09' }));
    expect(style()).toEqual({ dateForm: 'short' });
    expect(screen.getByRole('radio', { name: '2026.06 – 09', checked: true })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: '2026.06 – 2026.09' }));
    expect(style()).toEqual({});
  });
});
