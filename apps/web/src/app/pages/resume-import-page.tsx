import { pageQuery } from '@qicheng/contract/browser/page-query';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import { ImportReview } from '#src/features/resume-import/components/import-review.jsx';
import { DataScope } from '../data-scope.js';
import { ImportDialogHost } from '../dialog-hosts.js';
import { ImportPreview } from '../import-preview.js';
import { MembersOnly } from '../members-only.js';
import { NotFound } from './not-found-page.js';

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
