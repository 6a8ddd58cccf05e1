import { create } from 'zustand';

/** Whether the résumé picker of AI 代写与优化 is open ([spec 2], dialogs). */
export const useGhostwriteDialog = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export const openGhostwriteDialog = (): void => useGhostwriteDialog.setState({ isOpen: true });

export const closeGhostwriteDialog = (): void => useGhostwriteDialog.setState({ isOpen: false });
