import type { UserInfo } from '@qicheng/contract/account/user-info';

/** What a form of an account does with the member that it made. */
export type SignedIn = (user: UserInfo) => void;
