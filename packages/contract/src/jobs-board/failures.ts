import { failure } from '../kit/endpoint.js';

export const jobsBoardFailures = {
  jobNotFound: failure('职位不存在或已下线', { status: 404 }),
};
