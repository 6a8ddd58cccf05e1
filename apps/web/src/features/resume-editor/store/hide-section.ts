import { showToast } from '@qicheng/ui/toast';
import type { EditorStore } from './editor-store.js';
import { headingOf, showSection } from './section-ops.js';
import { BASICS, openSection, useView } from './view-state.js';

/** Takes a section off the résumé; its content stays, and a notice says so and offers to undo it. */
export function hideSection(editor: EditorStore, key: string): void {
  const name = headingOf(editor.getContent().document, key);
  const isOpen = useView.getState().section === key;
  editor.edit(showSection(key, false));
  if (isOpen) openSection(BASICS);
  showToast('info', `“${name}”不再显示在简历上，内容已保留`, {
    label: '撤销',
    run: () => editor.edit(showSection(key, true)),
  });
}
