import { create } from 'zustand';

/** Whether the translation dialog is open. */
export const useTranslations = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export const openTranslations = () => useTranslations.setState({ isOpen: true });
export const closeTranslations = () => useTranslations.setState({ isOpen: false });
