import { unlinkWechat } from './link.contract.js';
import { bindWechatPhone, checkWechatScene, getWechatQrCode } from './wechat.contract.js';

export { unlinkWechat } from './link.contract.js';
export { bindWechatPhone, checkWechatScene, getWechatQrCode } from './wechat.contract.js';

export const wechatEndpoints = { getWechatQrCode, checkWechatScene, bindWechatPhone, unlinkWechat };
