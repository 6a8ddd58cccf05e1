import type { ResumeDocument } from '@qicheng/resume/document';
import { useEffect, useMemo, useState } from 'react';
import { type GhostedResume, needsGhosts, withGhosts } from '#src/lib/ghost-content.js';

/** The résumé with faint sample words where it is empty; the samples load when they are needed. */
export function useGhosts(document: ResumeDocument): GhostedResume {
  const [sample, setSample] = useState<ResumeDocument | null>(null);
  const isSparse = needsGhosts(document);
  useEffect(() => {
    if (!isSparse || sample) return;
    void import('@qicheng/resume/samples').then(
      ({ SAMPLES }) => setSample(SAMPLES.computerScience()),
      // Without them thumbnails show what there is.
      () => undefined,
    );
  }, [isSparse, sample]);
  return useMemo(
    () => (sample ? withGhosts(document, sample) : { document, ghosts: [] }),
    [document, sample],
  );
}
