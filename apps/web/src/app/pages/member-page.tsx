import { MembershipPage } from '../../features/membership/membership-page.js';
import { AntdScope } from '../antd-scope.js';
import { DataScope } from '../data-scope.js';

/** Membership. */
export const Component = () => (
  <AntdScope>
    <DataScope>
      <MembershipPage />
    </DataScope>
  </AntdScope>
);
