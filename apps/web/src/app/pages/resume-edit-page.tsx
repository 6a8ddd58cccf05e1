import { EditorPage } from '../../features/resume-editor/editor-page.js';
import { AntdScope } from '../antd-scope.js';
import { DataScope } from '../data-scope.js';
import { ExportAndShare } from '../export-and-share.js';
import { ImportDialogHost } from '../import-dialog-host.js';
import { MembersOnly } from '../members-only.js';

/** The editor in the compact density, with what it needs around it. */
export function Component() {
  return (
    <MembersOnly>
      <AntdScope density="compact">
        <DataScope>
          <EditorPage
            renderExport={(parts) => (
              <>
                <ExportAndShare {...parts} />
                <ImportDialogHost resumeId={parts.resumeId} whenSaved={parts.whenSaved} />
              </>
            )}
          />
        </DataScope>
      </AntdScope>
    </MembersOnly>
  );
}
