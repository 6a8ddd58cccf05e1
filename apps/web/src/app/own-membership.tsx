import type { Prices } from '../features/membership/load-prices.js';
import { MembershipPage } from '../features/membership/membership-page.js';
import { DataScope } from './data-scope.js';

/** The membership page with its purchase actions. */
export const OwnMembership = ({ prices }: { prices: Prices }) => (
  <DataScope>
    <MembershipPage prices={prices} />
  </DataScope>
);
