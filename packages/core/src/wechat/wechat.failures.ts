/** Why a way in through WeChat goes no further. */
export type WechatFailure =
  | 'wechatSceneExpired'
  | 'wechatDeclined'
  | 'wechatBindExpired'
  | 'wechatAccountLinked'
  | 'wechatUnavailable'
  | 'wechatLastWayIn';
