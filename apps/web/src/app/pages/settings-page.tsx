import { DataScope } from '../data-scope.js';
import { MembersOnly } from '../members-only.js';
import { AccountSettings } from '#src/features/account-settings/components/account-settings.jsx';

/** /personal/deta: the account, its sign-in methods, its devices and its data. */
export function Component() {
  return (
    <MembersOnly>
      <DataScope>
        <AccountSettings />
      </DataScope>
    </MembersOnly>
  );
}
