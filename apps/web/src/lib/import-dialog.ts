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

export const closeImportDialog = () => useImportDialog.setState({ isOpen: false });
