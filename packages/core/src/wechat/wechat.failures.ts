/** Why sign-in through WeChat is refused. */
export type WechatFailure =
  | 'wechatSceneExpired'
  | 'wechatDeclined'
  | 'wechatBindExpired'
  | 'wechatAccountLinked'
  | 'wechatUnavailable'
  | 'wechatLastWayIn';
