import { create } from 'zustand';

/** Whether the import dialog is requested, and by which of its two ways in. */
interface ImportDialogState {
  readonly isOpen: boolean;
  readonly start: 'file' | 'text';
}

export const useImportDialog = create<ImportDialogState>()(() => ({ isOpen: false, start: 'file' }));

/** Opens 导入简历 on the page that is open; a page that offers it has the dialog's host. */
export const openImportDialog = (start: ImportDialogState['start'] = 'file') =>
  useImportDialog.setState({ isOpen: true, start });

export const closeImportDialog = () => useImportDialog.setState({ isOpen: false });
