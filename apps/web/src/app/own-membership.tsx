import type { Prices } from '../features/membership/load-prices.js';
import { MembershipPage } from '../features/membership/membership-page.js';
import { AntdScope } from './antd-scope.js';
import { DataScope } from './data-scope.js';

/** The page of membership once it can be acted on. */
export const OwnMembership = ({ prices }: { prices: Prices }) => (
  <AntdScope>
    <DataScope>
      <MembershipPage prices={prices} />
    </DataScope>
  </AntdScope>
);
