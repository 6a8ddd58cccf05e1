import type { ResumeDocument } from '@qicheng/resume/document';
import { ResumePreview } from '@qicheng/templates/preview';
import { useDeferredValue } from 'react';
import { usePhotoUrl } from '../features/resume-editor/preview/use-photo-url.js';
import { useFittedZoom } from '../lib/fitted-zoom.js';

/** The pages that a reviewed draft would have; typing goes before drawing. */
export function ImportPreview({ document }: { document: ResumeDocument }) {
  const shown = useDeferredValue(document);
  const photoUrl = usePhotoUrl(document.basics.photo?.fileId);
  const { zoom, ref } = useFittedZoom();
  return (
    <div ref={ref}>
      <ResumePreview document={shown} zoom={zoom} {...(photoUrl === undefined ? {} : { photoUrl })} />
    </div>
  );
}
