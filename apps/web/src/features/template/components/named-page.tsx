import { SAMPLES } from '@qicheng/resume/samples';
import type { CatalogEntry } from '@qicheng/templates/catalog';
import { ResumePreview } from '@qicheng/templates/preview';
import { useMemo } from 'react';

export interface NamedPageProps {
  template: CatalogEntry;
  name: string;
  zoom: number;
}

/** The pages of a template's sample under another name. Loads lazily: its program is large. */
export function NamedPage({ template, name, zoom }: NamedPageProps) {
  const document = useMemo(() => {
    const sample = SAMPLES[template.sample]();
    const basics = name === '' ? sample.basics : { ...sample.basics, name: { zh: name } };
    return { ...sample, basics, meta: { ...sample.meta, lang: 'zh' as const, templateCode: template.code } };
  }, [template, name]);
  return <ResumePreview document={document} zoom={zoom} />;
}
