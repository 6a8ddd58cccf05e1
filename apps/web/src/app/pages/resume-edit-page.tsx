import { EditorPage } from '../../features/resume-editor/editor-page.js';
import { ExportMenu } from '../../features/resume-export/components/export-menu.js';
import { AntdScope } from '../antd-scope.js';
import { DataScope } from '../data-scope.js';
import { MembersOnly } from '../members-only.js';

/** The editor in the compact density, with what it needs around it. */
export function Component() {
  return (
    <MembersOnly>
      <AntdScope density="compact">
        <DataScope>
          <EditorPage renderExport={(parts) => <ExportMenu {...parts} />} />
        </DataScope>
      </AntdScope>
    </MembersOnly>
  );
}
