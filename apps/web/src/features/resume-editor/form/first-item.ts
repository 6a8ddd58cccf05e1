import type { ResumeDocument } from '@qicheng/resume/document';
import { randomId } from '@qicheng/resume/ids';
import { produce } from 'immer';
import { useMemo, useState } from 'react';
import { useEditor } from '../store/editor-context.js';
import type { EditorStore, Recipe } from '../store/editor-store.js';
import { addItem, type Item } from '../store/item-ops.js';
import { type Path, valueAt, writeAt } from '../store/path.js';

const itemsAt = (document: ResumeDocument, list: Path) => (valueAt(document, list) ?? []) as readonly Item[];

/**
 * An editor for the form of an item that is not in its empty list yet: the first value adds it, in the same undo step.
 * Once added and removed again it stays away, even if a field writes late.
 */
function withFirstItem(editor: EditorStore, list: Path, id: string): EditorStore {
  let wasAdded = false;
  const edit: EditorStore['edit'] = (recipe, field) => {
    const { document } = editor.getContent();
    if (wasAdded || itemsAt(document, list).length > 0) return editor.edit(recipe, field);
    const adding: Recipe = (draft) => {
      addItem(list, { id })(draft);
      return recipe(draft);
    };
    const item = itemsAt(produce(document, adding), list)[0] ?? {};
    // An empty field that is left again writes nothing.
    if (Object.keys(item).length <= 1) return undefined;
    wasAdded = true;
    return editor.edit(adding, field);
  };
  return {
    ...editor,
    edit,
    write: (path, value) => edit((document) => writeAt(document, path, value), path),
  };
}

/** The id of the item that an empty list shows as its first, with the editor of its form. */
export function useFirstItem(list: Path, isEmpty: boolean) {
  const editor = useEditor();
  const [id, setId] = useState(randomId);
  const [wasEmpty, setWasEmpty] = useState(isEmpty);
  if (wasEmpty !== isEmpty) {
    setWasEmpty(isEmpty);
    if (isEmpty) setId(randomId());
  }
  return { id, editor: useMemo(() => withFirstItem(editor, list, id), [editor, list, id]) };
}
