import type { GhostwriteFact, GhostwriteService } from '@qicheng/analysis/ghostwrite';
import { create } from 'zustand';
import { openDrawer } from '../shortcuts/tool-state.js';

interface GhostwriteState {
  service: GhostwriteService;
  /** Selected statements: null until the user or the opening link has selected some. */
  atomIds: readonly string[] | null;
  /** Entries selected for writing. */
  entryKeys: readonly string[] | null;
  /** Answers so far; they are facts of every later run on this page. */
  facts: readonly GhostwriteFact[];
  runId: string | null;
}

const START: GhostwriteState = {
  service: 'optimise',
  atomIds: null,
  entryKeys: null,
  facts: [],
  runId: null,
};

/** State of the ghost-writer for the open résumé; it survives closing the drawer, so that nothing is lost. */
export const useGhostwrite = create<GhostwriteState>()(() => START);

export const resetGhostwrite = () => useGhostwrite.setState(START, true);
export const setGhostwrite = (change: Partial<GhostwriteState>) => useGhostwrite.setState(change);

/** Opens the drawer; with statements, at the form and for these only. */
export function openGhostwrite(service: GhostwriteService, atomIds?: readonly string[]): void {
  useGhostwrite.setState(atomIds === undefined ? { service } : { service, atomIds, runId: null });
  openDrawer('ghostwrite');
}

/** Stores answers; a newer one replaces the earlier answer to the same question. */
export function storeFacts(facts: readonly GhostwriteFact[]): void {
  useGhostwrite.setState(({ facts: before }) => {
    const answeredIds = new Set(facts.map(({ questionId }) => questionId));
    return {
      facts: [...before.filter(({ questionId }) => !answeredIds.has(questionId)), ...facts].slice(-60),
    };
  });
}
