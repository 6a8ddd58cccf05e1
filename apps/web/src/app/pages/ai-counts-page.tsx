import { LedgerPage } from '#src/features/ai/counts/ledger-page.jsx';
import { DataScope } from '../data-scope.js';
import { MembersOnly } from '../members-only.js';

/** AI 次数明细. */
export const Component = () => (
  <MembersOnly>
    <DataScope>
      <LedgerPage />
    </DataScope>
  </MembersOnly>
);
