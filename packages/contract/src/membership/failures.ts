import { failure } from '../kit/endpoint.js';

/** Reasons of core/membership on the wire. */
export const membershipFailures = {
  membershipNotFound: failure('没有找到该用户的会员信息', { status: 404 }),
  documentDownloadsSpent: failure('本月的文档下载次数已用完，下个月可以继续下载'),
} as const;
