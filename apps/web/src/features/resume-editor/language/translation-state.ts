import { create } from 'zustand';

/** Whether the two languages are side by side. */
export const useTranslations = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export const openTranslations = () => useTranslations.setState({ isOpen: true });
export const closeTranslations = () => useTranslations.setState({ isOpen: false });
