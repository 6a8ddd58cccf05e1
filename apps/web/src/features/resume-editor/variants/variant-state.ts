import { create } from 'zustand';

/** Props of every variant dialog. */
export interface VariantParts {
  readonly resumeId: string;
  /** Waits until everything is saved; false if that is not possible now. */
  readonly waitUntilSaved: () => Promise<boolean>;
}

type VariantPanel = 'create' | 'differences' | 'detach' | null;

/** The open variant dialog. */
export const useVariantPanel = create<{ panel: VariantPanel }>()(() => ({ panel: null }));

export const openVariantPanel = (panel: Exclude<VariantPanel, null>) => useVariantPanel.setState({ panel });
export const closeVariantPanel = () => useVariantPanel.setState({ panel: null });
