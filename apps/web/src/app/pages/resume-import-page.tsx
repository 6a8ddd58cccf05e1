import { pageQuery } from '@qicheng/contract/browser/page-query';
import { useSearchParams } from 'react-router-dom';
import type { ResumeDocument } from '@qicheng/resume/document';
import { ResumePreview } from '@qicheng/templates/preview';
import { useDeferredValue } from 'react';
import { paths } from '../../config/paths.js';
import { ImportReview } from '../../features/resume-import/components/import-review.js';
import { DataScope } from '../data-scope.js';
import { ImportDialogHost } from '../dialog-hosts.js';
import { MembersOnly } from '../members-only.js';
import { NotFound } from './not-found-page.js';
import { usePhotoUrl } from '../../lib/photo-url.js';
import { useFittedZoom } from '../../lib/fitted-zoom.js';

/** Preview of the reviewed draft; deferred, so that typing stays responsive. */
function ImportPreview({ document }: { document: ResumeDocument }) {
  const shown = useDeferredValue(document);
  const photoUrl = usePhotoUrl(document.basics.photo?.fileId);
  const { zoom, ref } = useFittedZoom();
  return (
    <div ref={ref}>
      <ResumePreview document={shown} zoom={zoom} {...(photoUrl === undefined ? {} : { photoUrl })} />
    </div>
  );
}

/** Review of the imported content before any of it is saved. */
export function Component() {
  const [query] = useSearchParams();
  const id = query.get(pageQuery.resumeId);
  const service = query.get(pageQuery.ghostwriteService) === '2' ? '2' : '1';
  return (
    <MembersOnly>
      <DataScope>
        {id ? (
          <ImportReview
            key={id}
            importId={id}
            resumeId={query.get(pageQuery.replacedId) ?? undefined}
            editHref={
              query.has(pageQuery.ghostwrite)
                ? (resumeId) => paths.resumeEdit.hrefGhostwrite(resumeId, service)
                : undefined
            }
            renderPreview={(document) => <ImportPreview document={document} />}
          />
        ) : (
          <NotFound />
        )}
        <ImportDialogHost />
      </DataScope>
    </MembersOnly>
  );
}
