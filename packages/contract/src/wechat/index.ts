import { bindWechatPhone, checkWechatScene, getWechatQrCode } from './wechat.contract.js';

export { wechatFailures } from './failures.js';
export { bindWechatPhone, checkWechatScene, getWechatQrCode } from './wechat.contract.js';

export const wechatEndpoints = { getWechatQrCode, checkWechatScene, bindWechatPhone };
