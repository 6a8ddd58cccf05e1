import type { ResumeDocument } from '@qicheng/resume/document';
import { ResumePreview } from '@qicheng/templates/preview';
import { useDeferredValue } from 'react';
import { useFittedZoom } from '#src/lib/fitted-zoom.js';
import { usePhotoUrl } from '#src/lib/photo-url.js';

/** Preview of the reviewed draft; deferred, so that typing stays responsive. */
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
