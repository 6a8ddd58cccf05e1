import type { Prices } from '#src/features/membership/load-prices.js';
import { MembershipPage } from '#src/features/membership/membership-page.jsx';
import { DataScope } from './data-scope.js';

/** The membership page with its purchase actions. */
export const OwnMembership = ({ prices }: { prices: Prices }) => (
  <DataScope>
    <MembershipPage prices={prices} />
  </DataScope>
);
