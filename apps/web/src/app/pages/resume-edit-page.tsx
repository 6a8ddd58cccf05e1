import { pageQuery } from '@qicheng/contract/browser/page-query';
import { useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import { withOriginalQuery } from '#src/config/with-original-query.js';
import { EditorPage } from '#src/features/resume-editor/editor-page.jsx';
import { openGhostwriteDialog, openImportDialog, opensImport } from '#src/lib/dialog-state.js';
import { DataScope } from '../data-scope.js';
import { ExportAndShare } from '../export-and-share.js';
import { ImportDialogHost } from '../dialog-hosts.js';
import { MembersOnly } from '../members-only.js';
import { VisitorExport } from '../visitor-export.js';
import { VisitorImportHost } from '../visitor-import-host.js';

/** The address of the menu entry names no résumé, so the dialog opens over the list of résumés. */
function ChooseForGhostwriter() {
  const location = useLocation();
  useEffect(() => openGhostwriteDialog(), []);
  return <Navigate to={withOriginalQuery(paths.personal.href(), location)} replace />;
}

/** The editor in compact density, with its providers. With an unknown id nothing is saved. */
export function Component() {
  const [query] = useSearchParams();
  const location = useLocation();
  const isNamed = query.has(pageQuery.resumeId) || query.has(pageQuery.templateCode);
  const isForImport = opensImport(location.state);
  useEffect(() => {
    if (isForImport) openImportDialog();
  }, [isForImport]);
  if (!isNamed && query.has(pageQuery.ghostwrite)) return <ChooseForGhostwriter />;
  if (!isNamed) return <Navigate to={withOriginalQuery(paths.templates.href(), location)} replace />;
  return (
    <DataScope>
      <EditorPage
        wall={<MembersOnly>{null}</MembersOnly>}
        renderExport={({ isLocal, ...parts }) =>
          isLocal ? (
            <>
              <VisitorExport />
              <VisitorImportHost />
            </>
          ) : (
            <>
              <ExportAndShare {...parts} />
              <ImportDialogHost resumeId={parts.resumeId} waitUntilSaved={parts.waitUntilSaved} />
            </>
          )
        }
      />
    </DataScope>
  );
}
