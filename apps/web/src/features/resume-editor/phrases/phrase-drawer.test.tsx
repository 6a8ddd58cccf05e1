import { listPhraseOccupations, searchPhrases } from '@qicheng/contract/phrase/phrase.contract';
import { searchSkills } from '@qicheng/contract/phrase/word.contract';
import { emptyDocument } from '@qicheng/resume/defaults';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Editor } from '@tiptap/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { stubServer } from '#src/testing/stub-server.js';
import { docOf } from '../rich-text/atom-conversion.js';
import { richExtensions } from '../rich-text/rich-schema.js';
import { EditorProvider } from '../store/editor-context.js';
import { createEditorStore } from '../store/editor-store.js';
import { openSection } from '../store/view-state.js';
import { PhraseDrawer } from './phrase-drawer.js';
import { setRichTarget, clearRichTarget } from './rich-target.js';

let server: ReturnType<typeof stubServer>;
let text: Editor;
beforeEach(() => {
  server = stubServer();
  server.answer(listPhraseOccupations, {
    data: { list: [{ code: 'general', name: '通用', count: 9 }], total: 1 },
  });
  server.answer(searchPhrases, (body) => {
    const { page } = body as { page: string };
    const phrase = {
      section: 'work',
      sectionName: '工作经历',
      occupation: 'general',
      occupationName: '通用',
    };
    return {
      data: {
        list: [{ ...phrase, id: `p${page}`, content: `第 ${page} 批：处理工单【数量】件` }],
        total: 12,
      },
    };
  });
  text = new Editor({
    extensions: richExtensions,
    injectCSS: false,
    content: docOf([{ id: 'one', kind: 'bullet', zh: [{ text: '已有一条' }] }], 'zh', 'bullet'),
  });
  openSection('work');
});
afterEach(() => {
  clearRichTarget(text);
  text.destroy();
  server.close();
});

function open() {
  const store = createEditorStore({ title: '我的简历', document: emptyDocument() });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EditorProvider store={store}>
        <PhraseDrawer onClose={() => undefined} />
      </EditorProvider>
    </QueryClientProvider>,
  );
  return store;
}
const lines = () =>
  Array.from({ length: text.state.doc.childCount }, (_, at) => text.state.doc.child(at).textContent);

it('requests phrases of the open section, shows the next batch and starts over', async () => {
  open();
  expect((await screen.findByText(/第 1 批/)).isConnected).toBe(true);
  fireEvent.click(screen.getByText('换一批'));
  expect((await screen.findByText(/第 2 批/)).isConnected).toBe(true);
  fireEvent.click(screen.getByText('换一批'));
  expect((await screen.findByText(/第 1 批/)).isConnected).toBe(true);
  expect(server.callsTo(searchPhrases)[0]?.body).toMatchObject({ module_id: 'work' });
});

it("inserts a phrase after the caret's line as a statement of the same kind", async () => {
  open();
  const insert = await screen.findByText('插入');
  expect((insert as HTMLButtonElement).disabled).toBe(true);
  act(() => setRichTarget(text, '工作内容'));
  fireEvent.click(insert);
  expect(lines()).toEqual(['已有一条', '第 1 批：处理工单【数量】件']);
  expect(text.state.doc.child(1).attrs).toMatchObject({ kind: 'bullet', id: expect.any(String) });
});

it('fills an empty line instead of leaving it', async () => {
  text.commands.setContent(docOf([], 'zh', 'bullet'));
  open();
  act(() => setRichTarget(text, '工作内容'));
  fireEvent.click(await screen.findByText('插入'));
  expect(lines()).toEqual(['第 1 批：处理工单【数量】件']);
});

it('adds a skill under its category, once', async () => {
  const sql = { name: 'SQL', category: '数据', occupations: [] };
  server.answer(searchSkills, { data: { list: [sql], total: 1, categories: [] } });
  const store = open();
  fireEvent.click(screen.getByRole('tab', { name: '技能词' }));
  fireEvent.click(await screen.findByText('SQL'));
  const { skills, meta } = store.getContent().document;
  expect(skills).toMatchObject([{ name: { zh: '数据' }, keywords: ['SQL'] }]);
  expect(meta.sections.find(({ key }) => key === 'skills')?.visible).toBe(true);
  await waitFor(() => expect(screen.getByText<HTMLButtonElement>('SQL').disabled).toBe(true));
});

it('shows phrases of other sections if the open one has none, and says so', async () => {
  openSection('basics');
  server.answer(searchPhrases, (body) => {
    const isNone = (body as { module_id?: string }).module_id === 'basics';
    const other = { section: 'work', sectionName: '工作经历', occupation: 'general', occupationName: '通用' };
    return {
      data: isNone
        ? { list: [], total: 0 }
        : { list: [{ ...other, id: 'p', content: '处理工单' }], total: 1 },
    };
  });
  open();
  expect((await screen.findByText('处理工单')).isConnected).toBe(true);
  expect(screen.getByText('这个模块没有范文，下面是其他模块的').isConnected).toBe(true);
  expect(screen.queryByLabelText('包括其他模块的范文')).toBeNull();
});
