import { Remedy } from './remedy.mjs';

/** `engines.node` of package.json, parsed here because nothing is installed yet. @param {string} version */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

/** @param {string} version */
export function requireNode(version) {
  if (isSupportedNode(version)) return;
  throw new Remedy(`Node ${version} 不受支持：请安装 Node 20.19 以上（推荐 24 LTS），再运行一次 npm start。`);
}
