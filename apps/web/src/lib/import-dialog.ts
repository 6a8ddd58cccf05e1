import { create } from 'zustand';

/** Whether the import dialog is open, and with which of its two start views. */
interface ImportDialogState {
  readonly isOpen: boolean;
  readonly start: 'file' | 'text';
}

export const useImportDialog = create<ImportDialogState>()(() => ({ isOpen: false, start: 'file' }));

/** Opens 导入简历 on the current page, which must contain the dialog's host. */
export const openImportDialog = (start: ImportDialogState['start'] = 'file') =>
  useImportDialog.setState({ isOpen: true, start });

/** Navigation state of a link to the editor that opens the dialog there. */
export const OPENS_IMPORT = { opensImport: true } as const;

export const opensImport = (state: unknown): boolean =>
  (state as Partial<typeof OPENS_IMPORT> | null)?.opensImport === true;

export const closeImportDialog = () => useImportDialog.setState({ isOpen: false });
