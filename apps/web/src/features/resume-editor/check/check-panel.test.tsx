import { checkResume } from '@qicheng/resume/check';
import type { ResumeDocument } from '@qicheng/resume/document';
import { SAMPLES } from '@qicheng/resume/samples';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '#src/testing/axe.js';
import { EditorProvider } from '../store/editor-context.js';
import { createEditorStore } from '../store/editor-store.js';
import { useView } from '../store/view-state.js';
import { CheckButton } from '../top-bar/editor-top-bar.js';
import { useTranslations } from '../language/translation-state.js';
import { CheckPanel } from './check-panel.js';
import { countToReview, useCheck } from './check-runner.js';

afterEach(() => {
  useCheck.setState({ findings: null });
  useTranslations.setState({ isOpen: false });
});

function invalid(): ResumeDocument {
  const document = SAMPLES.computerScience();
  document.basics.email = 'lin@163.con';
  document.campus[0]!.highlights![0]!.zh = [{ text: '做为部长，布署 8 场分享' }];
  return document;
}

function open(document = invalid()) {
  const store = createEditorStore({ title: '我的简历', document });
  const recheck = () =>
    useCheck.setState({ findings: checkResume(store.getContent().document, { y: 2026, m: 11, d: 21 }) });
  recheck();
  const view = render(
    <EditorProvider store={store}>
      <CheckButton />
      <CheckPanel onClose={() => undefined} />
    </EditorProvider>,
  );
  return { ...view, store, recheck, user: userEvent.setup(), document: () => store.getContent().document };
}

describe('CheckPanel', () => {
  it('lists findings by kind, shows their number on the button, and has no accessibility violation', async () => {
    const { container } = open();
    expect(screen.getByRole('button', { name: '检查，3 处需要核对' }).isConnected).toBe(true);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['错别字 2', '联系方式 1']),
    );
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('corrects one, or all certain ones as one step', async () => {
    const { user, document, store, recheck } = open();
    await user.click(screen.getByRole('button', { name: '改为 作为：“做为”应为“作为”' }));
    expect(document().campus[0]?.highlights?.[0]?.zh).toEqual([{ text: '作为部长，布署 8 场分享' }]);
    act(recheck);
    await user.click(screen.getByRole('button', { name: /^修正全部/ }));
    expect(document().basics.email).toBe('lin@163.com');
    expect(document().campus[0]?.highlights?.[0]?.zh).toEqual([{ text: '作为部长，部署 8 场分享' }]);
    act(() => store.undo());
    expect(document().basics.email).toBe('lin@163.con');
  });

  it('ignores a finding in this résumé and restores it', async () => {
    const { user, document } = open();
    await user.click(screen.getByRole('button', { name: '忽略：“做为”应为“作为”' }));
    expect(screen.queryByText('“做为”应为“作为”')).toBeNull();
    expect(document().x?.['ignoredFindings']).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '恢复已忽略的 1 处' }));
    expect(screen.getByText('“做为”应为“作为”').isConnected).toBe(true);
    expect(document().x).toBeUndefined();
  });

  it('leads from texts without English to 双语, and leaves counting them to 导出', async () => {
    const document = invalid();
    document.meta.lang = 'en';
    document.languages = [{ id: 'l', exam: '德福四级' }];
    document.meta.sections = [{ key: 'languages', visible: true }];
    const { user, store } = open(document);
    expect(screen.getByRole('heading', { level: 3, name: /^还没有英文/ }).isConnected).toBe(true);
    await user.click(screen.getByRole('button', { name: /^去补上/ }));
    expect(useTranslations.getState().isOpen).toBe(true);
    const texts = (useCheck.getState().findings ?? []).filter(({ group }) => group === 'translation');
    act(() => useCheck.setState({ findings: texts }));
    expect(countToReview(store.getContent().document)).toBe(0);
  });

  it('opens the section and the item', async () => {
    const { user, document } = open();
    const row = screen.getByText('“布署”应为“部署”').closest('li')!;
    await user.click(within(row).getAllByRole('button')[0]!);
    expect(useView.getState()).toMatchObject({ section: 'campus', openItem: document().campus[0]?.id });
  });

  it('says that nothing was found', () => {
    open(SAMPLES.computerScience());
    act(() => useCheck.setState({ findings: [] }));
    expect(screen.getByRole('status').textContent).toBe('没有发现问题');
    expect(screen.queryByText(/示例内容/)).toBeNull();
  });

  it('says that the sample is still there, and does not call its text finished', () => {
    open({ ...SAMPLES.computerScience(), x: { sampleContent: true } });
    act(() => useCheck.setState({ findings: [] }));
    expect(screen.getByText(/这份简历还有示例内容/).isConnected).toBe(true);
    expect(screen.queryByText(/都检查过了/)).toBeNull();
  });
});
