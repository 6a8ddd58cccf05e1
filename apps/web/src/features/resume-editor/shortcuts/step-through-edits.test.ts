import { emptyDocument } from '@qicheng/resume/defaults';
import { useToasts } from '@qicheng/ui/toast';
import { createEditorStore } from '../store/editor-store.js';
import { openSection, resetView, showPane, useView } from '../store/view-state.js';
import { changedPlace, stepThroughEdits } from './step-through-edits.js';

const internships = [
  { id: 'one', company: { name: { zh: '布达拉文旅' } }, title: { zh: '运营实习生' } },
  { id: 'two', company: { name: { zh: '独立站出海' } }, title: { zh: '数据实习生' } },
];
const open = () =>
  createEditorStore({ title: '我的简历', document: { ...emptyDocument(), internships } as never });
type Editor = ReturnType<typeof open>;

/** The location reported for one change of a résumé. */
function placeOf(change: (editor: Editor) => void) {
  const editor = open();
  const before = editor.getContent();
  change(editor);
  return changedPlace(before, editor.getContent());
}

describe('location of a change', () => {
  it('is the changed entry, by its name', () => {
    expect(placeOf((editor) => editor.write(['internships', 'two', 'title', 'zh'], '分析实习生'))).toEqual({
      name: '实习经历 · 独立站出海 · 分析实习生',
      section: 'internships',
      item: 'two',
    });
  });

  it('is the section if its entry was removed, and has no form if only the style changed', () => {
    const removed = placeOf((editor) => editor.edit((document) => void document.internships?.pop()));
    expect(removed).toEqual({ name: '实习经历 · 独立站出海 · 数据实习生', section: 'internships' });
    expect(placeOf((editor) => editor.write(['basics', 'name', 'zh'], '周予安'))).toEqual({
      name: '基本信息',
      section: 'basics',
    });
    expect(placeOf((editor) => editor.write(['meta', 'templateCode'], 'tem0002'))).toEqual({ name: '模板' });
    expect(placeOf((editor) => editor.rename('秋招'))).toEqual({ name: '简历名称' });
    expect(placeOf(() => undefined)).toBeNull();
  });
});

describe('undo in a narrow window', () => {
  beforeEach(() => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    useToasts.setState({ toasts: [] });
    resetView();
  });
  afterEach(() => jest.restoreAllMocks());

  const undoTitle = () => {
    const editor = open();
    editor.write(['internships', 'two', 'title', 'zh'], '分析实习生');
    stepThroughEdits(editor, 'undo');
    return useToasts.getState().toasts.map(({ text }) => text);
  };

  it('says what it reverted and opens its form', () => {
    openSection('basics');
    expect(undoTitle()).toEqual(['已撤销：实习经历 · 独立站出海 · 数据实习生']);
    expect(useView.getState()).toMatchObject({ section: 'internships', openItem: 'two' });
  });

  it('keeps the sheet visible', () => {
    showPane('preview');
    expect(undoTitle()).toHaveLength(1);
    expect(useView.getState()).toMatchObject({ pane: 'preview', section: 'basics' });
  });
});
