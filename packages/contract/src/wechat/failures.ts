import { failure } from '../kit/endpoint.js';

export const wechatFailures = {
  wechatSceneExpired: failure('二维码已过期，请刷新后重新扫码'),
  wechatDeclined: failure('您已在手机上取消登录'),
  wechatBindExpired: failure('绑定已过期，请重新扫码登录'),
  wechatAccountLinked: failure('该手机号已绑定其他微信，请更换手机号，或登录后先解除绑定'),
  wechatUnavailable: failure('微信登录暂时不可用，请使用其他方式登录'),
  wechatLastWayIn: failure('请先绑定手机号，再解除微信绑定'),
};
