import type { CatalogEntry } from '@qicheng/templates/catalog';
import { ResumePreview } from '@qicheng/templates/preview';
import { useMemo } from 'react';
import { sampleResume } from '#src/lib/sample-resume.js';

export interface NamedPageProps {
  template: CatalogEntry;
  name: string;
  zoom: number;
}

/** The pages of a template's sample under another name. Load lazily: the renderer is large. */
export function NamedPage({ template, name, zoom }: NamedPageProps) {
  const sample = useMemo(() => sampleResume(template.sample), [template]);
  const document = useMemo(() => {
    const { document: whole } = sample;
    const basics = name === '' ? whole.basics : { ...whole.basics, name: { zh: name } };
    return { ...whole, basics, meta: { ...whole.meta, lang: 'zh' as const, templateCode: template.code } };
  }, [sample, template, name]);
  return (
    <ResumePreview
      document={document}
      zoom={zoom}
      {...(sample.photoUrl !== undefined && { photoUrl: sample.photoUrl })}
    />
  );
}
