import { assumed, endpoint, reply, wire } from '../kit/endpoint.js';
import { userInfo } from './user-info.js';

export const getUserInfo = endpoint({
  route: 'POST /myinfo/info',
  access: 'user',
  summary: '当前用户信息',
  input: wire({}),
  replies: { ok: reply(1, userInfo) },
  note: assumed(
    'payload not shown in [spec 7]: the fields of [spec 3]; is_modify_password 1 = no password set yet',
  ),
});
