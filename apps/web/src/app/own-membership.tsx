import type { Prices } from '../features/membership/load-prices.js';
import { MembershipPage } from '../features/membership/membership-page.js';
import { DataScope } from './data-scope.js';

/** The page of membership once it can be acted on. */
export const OwnMembership = ({ prices }: { prices: Prices }) => (
  <DataScope>
    <MembershipPage prices={prices} />
  </DataScope>
);
