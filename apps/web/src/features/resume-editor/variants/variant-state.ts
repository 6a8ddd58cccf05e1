import { create } from 'zustand';

/** What every dialog about variants is given. */
export interface VariantParts {
  readonly resumeId: string;
  /** Waits until the server has everything; false when that is not possible now. */
  readonly whenSaved: () => Promise<boolean>;
}

type VariantPanel = 'create' | 'differences' | 'detach' | null;

/** Which of the dialogs about variants is open. */
export const useVariantPanel = create<{ panel: VariantPanel }>()(() => ({ panel: null }));

export const openVariantPanel = (panel: Exclude<VariantPanel, null>) => useVariantPanel.setState({ panel });
export const closeVariantPanel = () => useVariantPanel.setState({ panel: null });
