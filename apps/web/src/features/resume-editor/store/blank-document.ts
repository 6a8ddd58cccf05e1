import type { ResumeDocument } from '@qicheng/resume/document';

/** Whether nothing has been written yet, whatever the settings are. */
export const isBlank = (document: ResumeDocument): boolean =>
  Object.entries(document).every(([key, value]) => {
    if (key === 'meta' || key === 'x') return true;
    return Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0;
  });
