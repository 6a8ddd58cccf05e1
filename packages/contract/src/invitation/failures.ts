import { failure } from '../kit/endpoint.js';

export const invitationFailures = {
  invitationInvalid: failure('邀请链接无效或已过期'),
};
