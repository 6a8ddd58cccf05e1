export * from './fragments.js';
export { type Env, EnvError, type EnvSource, parseEnv } from './parse-env.js';
export { type EnvFault, type Fragment, fragment, secret, variable } from './variable.js';
