import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { bindWechatPhone, checkWechatScene, getWechatQrCode } from '@qicheng/contract/wechat/wechat.contract';
import { call } from '#src/lib/api.js';
import { readArrival } from '#src/lib/arrival.js';

export type WechatScene = ResultOf<typeof getWechatQrCode>;

const site = () => {
  const { domain } = readArrival();
  return domain === undefined ? {} : { domain };
};

export const getScene = (signal: AbortSignal) => call(getWechatQrCode, {}, { signal });

/** One poll: signed in, phone required, or still waiting. */
export const askScene = (sceneId: string, signal: AbortSignal) =>
  call(checkWechatScene, { sceneId, ...site() }, { signal });

export const bindPhone = (input: Omit<InputOf<typeof bindWechatPhone>, 'domain'>) =>
  call(bindWechatPhone, { ...input, ...site() });
