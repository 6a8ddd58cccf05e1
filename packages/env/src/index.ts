export * from './fragments.js';
export { type Env, EnvError, type EnvSource, parseEnv } from './parse-env.js';
export type { EnvFault } from './variable.js';
export { mailDriverOf } from './mail.js';
export { languageModelNameOf, languageModelOf } from './model.js';
export { partnerDriverOf } from './partner.js';
export { payDriversOf } from './pay.js';
export { smsDriverOf } from './sms.js';
export { wechatDriverOf } from './wechat.js';
