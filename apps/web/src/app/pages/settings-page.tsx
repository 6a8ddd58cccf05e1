import { AntdScope } from '../antd-scope.js';
import { DataScope } from '../data-scope.js';
import { MembersOnly } from '../members-only.js';
import { AccountSettings } from '../../features/account-settings/components/account-settings.js';

/** /personal/deta: the account, its ways in, its devices and its data. */
export function Component() {
  return (
    <MembersOnly>
      <AntdScope>
        <DataScope>
          <AccountSettings />
        </DataScope>
      </AntdScope>
    </MembersOnly>
  );
}
