import type { ResumeDocument } from '@qicheng/resume/document';
import { useState } from 'react';
import { useDocument } from '../store/editor-context.js';

/** Whether thumbnails of other templates are equal; the chosen template and page fits do not affect them. */
const isSameContent = (one: ResumeDocument, other: ResumeDocument): boolean =>
  one.meta.lang === other.meta.lang &&
  one.meta.style === other.meta.style &&
  one.meta.sections === other.meta.sections &&
  (Object.keys(one) as (keyof ResumeDocument)[]).every((key) => key === 'meta' || one[key] === other[key]);

/** The open résumé for thumbnails: the same object until something visible in them changes. */
export function useOwnContent(): ResumeDocument {
  const current = useDocument((document) => document);
  const [shown, setShown] = useState(current);
  if (shown !== current && !isSameContent(shown, current)) setShown(current);
  return isSameContent(shown, current) ? shown : current;
}
