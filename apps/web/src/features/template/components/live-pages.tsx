import { findTemplate } from '@qicheng/templates/catalog';
import { type Pagination, ResumePreview } from '@qicheng/templates/preview';
import { useMemo } from 'react';
import { sampleResume } from '#src/lib/sample-resume.js';

export interface LivePagesProps {
  code: string;
  accent: string;
  zoom: number;
  onPagination: (pagination: Pagination) => void;
}

/** Every page of a template's sample, laid out by the export renderer. Load lazily: it is large. */
export function LivePages({ code, accent, zoom, onPagination }: LivePagesProps) {
  const sample = useMemo(() => {
    const entry = findTemplate(code);
    return entry ? sampleResume(entry.sample) : null;
  }, [code]);
  const shown = useMemo(
    () =>
      sample && {
        ...sample.document,
        meta: { ...sample.document.meta, templateCode: code, style: { accent } },
      },
    [sample, code, accent],
  );
  return shown ? (
    <ResumePreview
      document={shown}
      zoom={zoom}
      onPagination={onPagination}
      {...(sample?.photoUrl !== undefined && { photoUrl: sample.photoUrl })}
    />
  ) : null;
}
