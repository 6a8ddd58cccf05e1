import type { StyleTokens } from '@qicheng/resume/document';
import type { CatalogEntry } from '@qicheng/templates/catalog';
import { useWrite } from '../store/editor-context.js';

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
