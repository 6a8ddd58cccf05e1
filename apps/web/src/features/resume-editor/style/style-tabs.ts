import type { StyleTokens } from '@qicheng/resume/document';
import type { CatalogEntry } from '@qicheng/templates/catalog';
import { useEditor, useWrite } from '../store/editor-context.js';
import type { Spacing } from './printed-spacing.js';

/** Props of a style tab: the user's choices, and the template for the rest. */
export interface StyleTabProps {
  style: StyleTokens;
  template: CatalogEntry;
}

/**
 * Writes one choice; undefined follows the template again. A drag is one undo step, and so is each choice.
 */
export function useStyleWrite() {
  const write = useWrite();
  return (name: keyof StyleTokens) =>
    (value: unknown, isDragged = false) =>
      write[isDragged ? 'value' : 'choice'](['meta', 'style', name], value);
}

/** Writes one size of the spacing by slider; the others keep the sizes in which they are printed. */
export function useSpacingWrite(spacing: Spacing, { defaults }: CatalogEntry) {
  const editor = useEditor();
  const others = Object.fromEntries(
    Object.entries(spacing).filter(([name, size]) => size !== defaults[name as keyof Spacing]),
  );
  return (name: keyof Spacing) => (value: number) =>
    editor.edit(
      ({ meta }) => void Object.assign(meta.style, others, { [name]: value }),
      ['meta', 'style', name],
    );
}
