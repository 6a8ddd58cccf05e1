import { create } from 'zustand';

type VariantPanel = 'create' | 'differences' | 'detach' | null;

/** Which of the dialogs about variants is open. */
export const useVariantPanel = create<{ panel: VariantPanel }>()(() => ({ panel: null }));

export const openVariantPanel = (panel: Exclude<VariantPanel, null>) => useVariantPanel.setState({ panel });
export const closeVariantPanel = () => useVariantPanel.setState({ panel: null });
