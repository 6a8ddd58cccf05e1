import type { UserInfo } from '@qicheng/contract/account/user-info';

/** Called by an account form with the signed-in user. */
export type SignedIn = (user: UserInfo) => void;
