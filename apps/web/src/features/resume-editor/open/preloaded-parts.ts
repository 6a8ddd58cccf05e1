import { useEffect } from 'react';
import { onFirstAct } from '#src/lib/run-when.js';
import { loadRichEditor } from '../controls/rich-control.js';
import { loadStylePanel } from '../style/lazy-style-panel.js';

/** Loads what one press may open: not with the page, but as soon as somebody uses it. */
const loadParts = async (): Promise<void> => {
  await loadRichEditor();
  await loadStylePanel();
};

/** A part that could not be loaded is loaded again when it is opened. */
export function usePreloadedParts(): void {
  useEffect(() => onFirstAct(() => void loadParts().catch(() => undefined)), []);
}
