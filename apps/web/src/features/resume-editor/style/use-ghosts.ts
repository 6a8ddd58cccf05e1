import type { ResumeDocument } from '@qicheng/resume/document';
import { useEffect, useMemo, useState } from 'react';
import { type GhostedResume, needsGhosts, withGhosts } from '#src/lib/ghost-content.js';

/** The résumé with faint sample text in its empty sections; samples load on demand. */
export function useGhosts(document: ResumeDocument): GhostedResume {
  const [sample, setSample] = useState<ResumeDocument | null>(null);
  const isSparse = needsGhosts(document);
  useEffect(() => {
    if (!isSparse || sample) return;
    void import('@qicheng/resume/samples').then(
      ({ SAMPLES }) => setSample(SAMPLES.computerScience()),
      // Without samples, thumbnails show the existing content.
      () => undefined,
    );
  }, [isSparse, sample]);
  return useMemo(
    () => (sample ? withGhosts(document, sample) : { document, ghosts: [] }),
    [document, sample],
  );
}
