import type { GhostwriteFact, GhostwriteService } from '@qicheng/analysis/ghostwrite';
import { create } from 'zustand';
import { openDrawer } from '../shortcuts/tool-state.js';

interface GhostwriteState {
  service: GhostwriteService;
  /** Statements that are chosen: null until the person or the way in chose some. */
  atomIds: readonly string[] | null;
  /** Entries that are chosen to be written. */
  entryKeys: readonly string[] | null;
  /** What was answered so far; answers are facts of every later run on this page. */
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

/** The ghost-writer of the open résumé; it outlives its drawer, so that a look at the form loses nothing. */
export const useGhostwrite = create<GhostwriteState>()(() => START);

export const resetGhostwrite = () => useGhostwrite.setState(START, true);
export const setGhostwrite = (change: Partial<GhostwriteState>) => useGhostwrite.setState(change);

/** Opens the drawer; with statements, for these alone and back at the form. */
export function openGhostwrite(service: GhostwriteService, atomIds?: readonly string[]): void {
  useGhostwrite.setState(atomIds === undefined ? { service } : { service, atomIds, runId: null });
  openDrawer('ghostwrite');
}

/** Keeps answers, the newer one of each question. */
export function keepFacts(facts: readonly GhostwriteFact[]): void {
  useGhostwrite.setState(({ facts: before }) => {
    const fresh = new Set(facts.map(({ questionId }) => questionId));
    return { facts: [...before.filter(({ questionId }) => !fresh.has(questionId)), ...facts].slice(-60) };
  });
}
