import { failure } from '../kit/endpoint.js';

export const accountFailures = {
  phoneTaken: failure('该手机号已注册，请直接登录'),
  passwordTooCommon: failure('该密码过于常见，请换一个更安全的密码'),
  passwordContainsPhone: failure('密码不能包含您的手机号'),
};
