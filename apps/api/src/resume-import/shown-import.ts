import { importErrorMessages, importWarningMessages } from '@qicheng/contract/resume-import/index';
import type { ImportDraft, ImportErrorCode, ImportState, ImportWarning } from '@qicheng/core/resume-import';

/** An import without the parsed content, with its failure message. */
export const summary = ({ errorCode, ...state }: Omit<ImportState, 'draft'>) => ({
  ...state,
  failure:
    errorCode === null ? null : (importErrorMessages satisfies Record<ImportErrorCode, string>)[errorCode],
});

/** An import as returned to the client. */
export const shown = ({ draft, ...state }: ImportState) => ({
  ...summary(state),
  result: draft && { ...draft, warnings: warnings(draft) },
});

const warnings = ({ warnings: codes }: ImportDraft) =>
  codes.map((code) => ({
    code,
    message: (importWarningMessages satisfies Record<ImportWarning, string>)[code],
  }));
