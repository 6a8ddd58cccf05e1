import { translate } from '@qicheng/contract/translation/index';
import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IsLocalContext } from '../local-draft/is-local.js';
import { EditorProvider } from '../store/editor-context.js';
import { createEditorStore } from '../store/editor-store.js';
import { closeAuthDialog, useAuthDialog } from '#src/lib/auth-dialog.js';
import { stubServer } from '#src/testing/stub-server.js';
import { TranslationDialog } from './translation-dialog.js';

const staleHeadline: ResumeDocument['basics'] = { headline: { zh: '产品经理', en: 'PM', stale: 'en' } };

function open(basics = staleHeadline, isLocal = false) {
  const document = {
    ...emptyDocument(),
    basics,
    work: [{ id: 'w', company: { zh: '星河云' } }],
  };
  document.meta.sections = [{ key: 'work', visible: true }];
  const store = createEditorStore({ title: '简历', document });
  const show = () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <EditorProvider store={store}>
          <IsLocalContext value={isLocal}>
            <TranslationDialog />
          </IsLocalContext>
        </EditorProvider>
      </QueryClientProvider>,
    );
  const { unmount } = show();
  const reopen = () => {
    unmount();
    show();
  };
  return { store, reopen, row: (name: string) => within(screen.getByRole('region', { name })) };
}

it('lists both languages with their states, accepts a manual translation and confirms a stale one', async () => {
  const { store, row } = open();
  expect(screen.queryByText('已完成 0 / 2 · 缺失 1 · 可能过期 1')).not.toBeNull();
  const headline = row('基本信息：一句话介绍');
  expect(headline.queryByText('可能过期')).not.toBeNull();
  await userEvent.click(headline.getByRole('button', { name: '仍然一致' }));
  expect(store.getContent().document.basics.headline).toEqual({ zh: '产品经理', en: 'PM' });
  const company = row('工作经历 · 星河云：单位');
  await userEvent.type(company.getByRole('textbox'), 'Xinghe');
  expect(store.getContent().document.work[0]?.company).toEqual({ zh: '星河云', en: 'Xinghe' });
  expect(screen.queryByText('已完成 2 / 2')).not.toBeNull();
  act(() => store.undo());
  expect(store.getContent().document.work[0]?.company).toEqual({ zh: '星河云' });
});

it('lists open texts first, and keeps a row visible while it is being edited', async () => {
  const { store, row } = open({ headline: { zh: '产品经理', en: 'Product manager' } });
  expect(screen.queryByRole('region', { name: '基本信息：一句话介绍' })).toBeNull();
  const company = row('工作经历 · 星河云：单位');
  await userEvent.type(company.getByRole('textbox'), 'Xinghe');
  expect(store.getContent().document.work[0]?.company).toEqual({ zh: '星河云', en: 'Xinghe' });
  expect(company.queryByText('一致')).not.toBeNull();

  await userEvent.click(screen.getByRole('radio', { name: '全部' }));
  expect(screen.queryByRole('region', { name: '基本信息：一句话介绍' })).not.toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: '待处理' }));
  expect(screen.queryByText('两种语言已经一致。')).not.toBeNull();
});

it('fills in names as what they are, and marks spelled ones for a check', async () => {
  const server = stubServer();
  server.answer(translate, (body) => {
    const { subject, content } = body as { subject: string; content: string };
    const known: Record<string, { text: string; state: 'suggested' }> = {
      person: { text: 'Zhou Yutong', state: 'suggested' },
      employer: { text: 'Xingheyun', state: 'suggested' },
    };
    const subjects = JSON.parse(subject) as string[];
    const list = (JSON.parse(content) as string[]).map((source, place) => ({
      source,
      ...(known[subjects[place] ?? ''] ?? { text: null, state: 'unknown' as const }),
    }));
    return { data: { engine: 'glossary', notice: '以官方英文名为准', list, translatedCount: list.length } };
  });
  const { store, reopen, row } = open({ name: { zh: '周雨桐' }, headline: { zh: '把事做完' } });
  await userEvent.click(screen.getByRole('button', { name: '填写姓名与专有名词' }));
  expect(await row('基本信息：姓名').findByText('按拼音，请核对')).toBeTruthy();
  expect(row('工作经历 · 星河云：单位').queryByText('按拼音，请核对')).not.toBeNull();
  expect(row('基本信息：一句话介绍').queryByText('请手动填写')).not.toBeNull();
  const { basics, work } = store.getContent().document;
  expect([basics.name, work[0]?.company]).toEqual([
    { zh: '周雨桐', en: 'Zhou Yutong' },
    { zh: '星河云', en: 'Xingheyun' },
  ]);
  reopen();
  await userEvent.click(screen.getByRole('radio', { name: '全部' }));
  expect(row('基本信息：一句话介绍').queryByText('请手动填写')).not.toBeNull();
  expect(row('基本信息：一句话介绍').queryByRole('button', { name: '自动填写' })).toBeNull();
  expect(row('基本信息：姓名').queryByText('按拼音，请核对')).not.toBeNull();
  await userEvent.type(row('基本信息：姓名').getByRole('textbox'), '!');
  expect(row('基本信息：姓名').queryByText('一致')).not.toBeNull();
  server.close();
});

it('tells a visitor beforehand that filling in needs an account, and opens the sign-in at once', async () => {
  const { row } = open(staleHeadline, true);
  expect(screen.queryByRole('button', { name: '填写姓名与专有名词' })).toBeNull();
  const company = row('工作经历 · 星河云：单位');
  expect(company.queryByRole('button', { name: '自动填写' })).toBeNull();
  expect(company.queryByRole('button', { name: '照用原文' })).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '登录后自动填写' }));
  expect(useAuthDialog.getState().open).toBe('signIn');
  act(() => closeAuthDialog());
});

it('looks up a word by its field: a course is no post', async () => {
  const server = stubServer();
  const asked: Record<string, string[]> = {};
  server.answer(translate, (body) => {
    const { subject, content } = body as { subject: string; content: string };
    const texts = JSON.parse(content) as string[];
    (JSON.parse(subject) as string[]).forEach((each, place) => {
      asked[each] = [...(asked[each] ?? []), texts[place] ?? ''];
    });
    const list = texts.map((source) => ({ source, text: null, state: 'unknown' as const }));
    return { data: { engine: 'glossary', notice: '', list, translatedCount: 0 } };
  });
  const document: ResumeDocument = {
    ...emptyDocument(),
    meta: { ...emptyDocument().meta, sections: [] },
    intention: { positions: [{ name: { zh: '选品' } }] },
    education: [
      {
        id: 'e',
        school: { name: { zh: '江城大学' } },
        major: { zh: '动画' },
        courses: [{ name: { zh: '新媒体运营' } }],
      },
    ],
    work: [
      {
        id: 'w',
        company: { zh: '禾木' },
        title: { zh: '店长' },
        roles: [{ id: 'r', title: { zh: '收银员' } }],
      },
    ],
    campus: [{ id: 'c', organisation: { zh: '话剧社' }, role: { zh: '社长' } }],
    papers: [{ id: 'p', title: { zh: '釉色研究' } }],
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EditorProvider store={createEditorStore({ title: '简历', document })}>
        <TranslationDialog />
      </EditorProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: '填写姓名与专有名词' }));
  expect((await screen.findAllByText('请手动填写')).length).toBeGreaterThan(0);
  expect(asked).toEqual({
    employer: ['禾木', '话剧社'],
    course: ['动画', '新媒体运营'],
    post: ['选品', '店长', '收银员', '社长'],
    term: ['江城大学', '釉色研究'],
  });
  server.close();
});
