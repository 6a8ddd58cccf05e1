import { failure } from '../kit/endpoint.js';

export const authFailures = {
  smsSendTooSoon: failure('请稍后再试'),
  smsSendFailed: failure('短信发送失败，请稍后再试'),
  smsCodeInvalid: failure('短信验证码错误或已过期'),
  passwordIncorrect: failure('手机号或密码错误'),
  passwordSignInPaused: failure('密码错误次数过多，请使用短信验证码登录'),
  /** No step one in this browser for this phone, or too long ago, or spent [AU3]. */
  passwordResetUnproven: failure('验证已过期，请重新验证手机号'),
  /** Said only to who has just proven that they hold the phone. */
  phoneNotRegistered: failure('该手机号尚未注册，请先注册'),
  accountDisabled: failure('该账号已停用，请联系客服'),
};
