import { failure } from '../kit/endpoint.js';

/** Reasons of core/membership on the wire. */
export const membershipFailures = {
  membershipNotFound: failure('没有找到该用户的会员信息', { status: 404 }),
} as const;
