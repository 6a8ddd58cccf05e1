import { getUserInfo } from './account.contract.js';

export { accountFailures } from './failures.js';
export { getUserInfo } from './account.contract.js';
export { type UserInfo } from './user-info.js';

export const accountEndpoints = { getUserInfo };
