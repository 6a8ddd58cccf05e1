import { emptyDocument } from '@qicheng/resume/defaults';
import { createEditorStore, type EditorContent, UNDO_STEPS } from './editor-store.js';
import { addItem, duplicateItem, moveItem, removeItem, restoreItem, showItem } from './item-ops.js';

function open() {
  const clock = { now: 0 };
  const store = createEditorStore({ title: '我的简历', document: emptyDocument() }, () => clock.now);
  const type = (text: string, path = ['basics', 'email']) => {
    for (let end = 1; end <= text.length; end += 1) {
      clock.now += 100;
      store.write(path, text.slice(0, end));
    }
  };
  return { store, clock, type, email: () => store.getContent().document.basics.email };
}

describe('createEditorStore', () => {
  it('undoes a burst of typing in one step and redoes it', () => {
    const { store, type, email } = open();
    type('ab@example.com');
    store.undo();
    expect(email()).toBeUndefined();
    store.redo();
    expect(email()).toBe('ab@example.com');
  });

  it('applies changes from elsewhere to every state, so that undo reverts only local changes', () => {
    const { store, type, email } = open();
    type('a@example.com');
    type('1', ['basics', 'phone']);
    const withWebsite = (content: EditorContent): EditorContent => ({
      ...content,
      document: {
        ...content.document,
        basics: { ...content.document.basics, website: 'https://example.com' },
      },
    });
    store.rebase(withWebsite(store.getContent()), withWebsite);
    expect(store.getSteps()).toEqual({ undo: 2, redo: 0 });
    store.undo();
    expect(store.getContent().document.basics).toEqual({
      email: 'a@example.com',
      website: 'https://example.com',
    });
    store.undo();
    expect([email(), store.getContent().document.basics.website]).toEqual([undefined, 'https://example.com']);
  });

  it('starts a new step after a pause, in another field and after an undo', () => {
    const { store, clock, type, email } = open();
    type('abc');
    clock.now += 1_000;
    type('abcd');
    type('1', ['basics', 'phone']);
    expect(store.getSteps()).toEqual({ undo: 3, redo: 0 });
    store.undo();
    store.undo();
    expect(email()).toBe('abc');
    type('abcx');
    expect(store.getSteps()).toEqual({ undo: 2, redo: 0 });
  });

  it('undoes typed text one word at a time', () => {
    const { store, type, email } = open();
    type('one two, three');
    expect(store.getSteps().undo).toBe(3);
    store.undo();
    expect(email()).toBe('one two, ');
    store.undo();
    expect(email()).toBe('one ');
  });

  it('merges letters typed and deleted at one position, and separates another position', () => {
    const { store, type, clock } = open();
    type('alpha beta');
    clock.now += 100;
    store.write(['basics', 'email'], 'alpha bet');
    clock.now += 100;
    store.write(['basics', 'email'], 'alpha beta');
    expect(store.getSteps().undo).toBe(2);
    clock.now += 100;
    store.write(['basics', 'email'], 'alpha xbeta');
    expect(store.getSteps().undo).toBe(3);
  });

  it('treats a word as one if its first letter is typed last', () => {
    const { store, clock, email } = open();
    store.write(['basics', 'email'], 'backend');
    for (const typed of ['w', 'we', 'web', 'web ']) {
      clock.now += 100;
      store.write(['basics', 'email'], `${typed}backend`);
    }
    expect(store.getSteps().undo).toBe(2);
    store.undo();
    expect(email()).toBe('backend');
  });

  it('treats one IME composition as one word, however long it takes', () => {
    const { store, clock } = open();
    const headline = () => store.getContent().document.basics.headline?.zh;
    const compose = (before: string, readings: readonly string[]) => {
      store.compose(true);
      for (const reading of readings) {
        clock.now += 3_000;
        store.write(['basics', 'headline'], { zh: before + reading });
      }
      store.compose(false);
    };
    compose('', ['s', 'sh', 'shu', '数据']);
    compose('数据', ['f', 'fen', '分析']);
    expect(store.getSteps().undo).toBe(2);
    store.undo();
    expect(headline()).toBe('数据');
    store.undo();
    expect(headline()).toBeUndefined();
  });

  it('undoes a line of statements by itself', () => {
    const { store, clock } = open();
    const write = (...lines: string[]) => {
      clock.now += 100;
      const atoms = lines.map((text, at) => ({ id: `a${at}`, kind: 'bullet' as const, zh: [{ text }] }));
      store.edit((document) => void (document.selfEvaluation = atoms), ['selfEvaluation']);
    };
    for (const end of [1, 2, 3]) write('第一条'.slice(0, end));
    write('第一条', '');
    for (const end of [1, 2, 3]) write('第一条', '第二条'.slice(0, end));
    store.undo();
    const lines = () => store.getContent().document.selfEvaluation.map(({ zh }) => zh?.[0]?.text ?? '');
    expect(lines()).toEqual(['第一条', '']);
  });

  it('undoes an amendment together with the change it follows', () => {
    const { store, type, email } = open();
    type('abc');
    store.amend((document) => void (document.meta.style = { fontSizePt: 9 }));
    expect(store.getSteps().undo).toBe(1);
    store.undo();
    expect(email()).toBeUndefined();
    expect(store.getContent().document.meta.style).toEqual({});
    store.redo();
    expect([email(), store.getContent().document.meta.style]).toEqual(['abc', { fontSizePt: 9 }]);
  });

  it(`keeps ${UNDO_STEPS} steps`, () => {
    const { store, clock } = open();
    for (let step = 0; step < UNDO_STEPS + 20; step += 1) {
      clock.now += 1_000;
      store.write(['basics', 'email'], `${step}@example.com`);
    }
    expect(store.getSteps().undo).toBe(UNDO_STEPS);
  });

  it('leaves no trace of a cleared field', () => {
    const { store } = open();
    const before = store.getContent().document;
    store.write(['basics', 'name', 'zh'], '林');
    store.write(['basics', 'name', 'zh'], undefined);
    expect(store.getContent().document).toEqual(before);
    store.write(['meta', 'style', 'accent'], '#112233');
    store.write(['meta', 'style', 'accent'], undefined);
    expect(store.getContent().document.meta.style).toEqual({});
  });

  it('changes only what was written: all other parts stay the same objects', () => {
    const { store } = open();
    const before = store.getContent().document;
    store.edit(addItem(['work'], { id: 'w1' }));
    store.write(['work', 'w1', 'company', 'zh'], '公司');
    const after = store.getContent().document;
    expect(after.work[0]).toEqual({ id: 'w1', company: { zh: '公司' } });
    expect(after.education).toBe(before.education);
    expect(after.meta).toBe(before.meta);
  });

  it('ignores a write into an item that was removed meanwhile', () => {
    const { store } = open();
    store.write(['work', 'gone', 'company', 'zh'], '公司');
    expect(store.getContent().document.work).toEqual([]);
  });
});

describe('item recipes', () => {
  const list = ['education'];
  function three() {
    const { store } = open();
    for (const id of ['a', 'b', 'c'])
      store.edit(addItem(list, { id, highlights: [{ id: `${id}1`, kind: 'bullet' }] }));
    return { store, ids: () => store.getContent().document.education.map(({ id }) => id) };
  }

  it('moves, removes and restores at the same position', () => {
    const { store, ids } = three();
    store.edit(moveItem(list, 2, 0));
    expect(ids()).toEqual(['c', 'a', 'b']);
    const item = store.getContent().document.education[1]!;
    store.edit(removeItem(list, 1));
    store.edit(restoreItem(list, 1, item));
    expect(ids()).toEqual(['c', 'a', 'b']);
    store.edit(moveItem(list, 0, 7));
    expect(ids()).toEqual(['c', 'a', 'b']);
  });

  it('restores nothing that an undo has restored already', () => {
    const { store, ids } = three();
    const item = store.getContent().document.education[1]!;
    store.edit(removeItem(list, 1));
    store.undo();
    const { undo } = store.getSteps();
    store.edit(restoreItem(list, 1, item));
    expect([ids(), store.getSteps().undo]).toEqual([['a', 'b', 'c'], undo]);
  });

  it('duplicates with new ids at every depth', () => {
    const { store } = three();
    store.edit(duplicateItem(list, 0));
    const [first, copy] = store.getContent().document.education;
    expect(copy!.id).not.toBe(first!.id);
    expect(copy!.highlights![0]!.id).not.toBe(first!.highlights![0]!.id);
    expect(copy!.highlights![0]!.kind).toBe('bullet');
  });

  it('hides and shows without leaving a trace', () => {
    const { store } = three();
    const before = store.getContent().document;
    store.edit(showItem(list, 'b', false));
    expect(store.getContent().document.education[1]!.visible).toBe(false);
    store.edit(showItem(list, 'b', true));
    expect(store.getContent().document).toEqual(before);
  });
});
