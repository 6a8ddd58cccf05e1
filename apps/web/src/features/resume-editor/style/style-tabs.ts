import type { StyleTokens } from '@qicheng/resume/document';
import type { CatalogEntry } from '@qicheng/templates/catalog';
import { useWrite } from '../store/editor-context.js';

/** What a tab of the style shows: the candidate's choices, and the template that says the rest. */
export interface StyleTabProps {
  style: StyleTokens;
  template: CatalogEntry;
}

/** Writes one choice; undefined follows the template again. What is dragged is one undo step, each choice is its own. */
export function useStyleWrite() {
  const write = useWrite();
  return (name: keyof StyleTokens) =>
    (value: unknown, isDragged = false) =>
      write[isDragged ? 'value' : 'choice'](['meta', 'style', name], value);
}
