import { SAMPLES } from '@qicheng/resume/samples';
import { findTemplate } from '@qicheng/templates/catalog';
import { type Pagination, ResumePreview } from '@qicheng/templates/preview';
import { useMemo } from 'react';

export interface LivePagesProps {
  code: string;
  accent: string;
  zoom: number;
  onPagination: (pagination: Pagination) => void;
}

/** Every page of a template's sample, laid out by the program that makes the files. Loads lazily: it is large. */
export function LivePages({ code, accent, zoom, onPagination }: LivePagesProps) {
  const sample = useMemo(() => {
    const entry = findTemplate(code);
    return entry ? SAMPLES[entry.sample]() : null;
  }, [code]);
  const shown = useMemo(
    () => sample && { ...sample, meta: { ...sample.meta, templateCode: code, style: { accent } } },
    [sample, code, accent],
  );
  return shown ? <ResumePreview document={shown} zoom={zoom} onPagination={onPagination} /> : null;
}
