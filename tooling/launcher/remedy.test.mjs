import { chromiumRemedy } from './chromium.mjs';
import { installProblem } from './install.mjs';
import { isSupportedNode, requireNode } from './node-version.mjs';
import { startError } from './postgres.mjs';
import { redisRemedy } from './redis-binary.mjs';
import { explain, Remedy } from './remedy.mjs';

const say = (error) => explain(error, { directory: '/srv/site' });
const system = (code, path) => Object.assign(new Error(`${code}: failure`), { code, path });

describe('the message of an environment error', () => {
  it('covers a full disk, reported by the system or by tools', () => {
    expect(say(system('ENOSPC', '/srv/site/x'))).toMatch(/^磁盘已满：请在 \/srv\/site\/x/);
    expect(say(installProblem('ENOSPC: no space left on device, write'))).toMatch(/^磁盘已满：/);
    expect(say(startError('FATAL: could not write: No space left on device', '/data', 'postgres'))).toMatch(
      /^磁盘已满：请在 \/data/,
    );
  });

  it('covers missing permissions and read-only disks', () => {
    expect(say(system('EACCES', '/srv/x'))).toBe(
      '没有权限读写 /srv/x：请改正它的属主，或用 QICHENG_HOME 指定一个可写的目录。',
    );
    expect(say(system('EROFS'))).toMatch(/^\/srv\/site 在只读的磁盘上/);
  });

  it('covers no network, a stale lockfile and missing npx', () => {
    expect(say(installProblem('ERR_PNPM_META_FETCH_FAIL GET https://… ENOTFOUND'))).toMatch(/连不上 npm 源/);
    expect(say(installProblem('ERR_PNPM_OUTDATED_LOCKFILE'))).toMatch(
      /pnpm-lock.yaml 与 package.json 不一致/,
    );
    expect(say(installProblem('Error: spawn npx ENOENT'))).toMatch(/找不到 npx/);
  });

  it('names a missing library', () => {
    const output =
      'postgres: error while loading shared libraries: libxml2.so.2: cannot open shared object file';
    expect(say(startError(output, '/data', '/x/postgres'))).toMatch(
      /^\/x\/postgres 缺少动态库 libxml2.so.2：请安装它/,
    );
    expect(chromiumRemedy('linux', '缺少动态库 libnss3.so')).toMatch(
      /libnss3.so.*apt-get install -y chromium-headless-shell/,
    );
  });

  it('gives the install command of the platform', () => {
    expect(redisRemedy('darwin')).toMatch(/brew install redis/);
    expect(redisRemedy('linux')).toMatch(/apt-get install -y redis-server/);
    expect(redisRemedy('win32')).toMatch(/REDIS_URL/);
    expect(chromiumRemedy('darwin', '没有找到')).toMatch(/brew install --cask chromium/);
  });

  it('covers an outdated Node', () => {
    expect(['v20.19.0', 'v20.20.2', 'v22.12.0', 'v24.1.0', 'v26.0.0'].every(isSupportedNode)).toBe(true);
    expect(['v18.20.0', 'v20.18.3', 'v21.7.0', 'v22.11.0'].some(isSupportedNode)).toBe(false);
    expect(() => requireNode('v18.20.0')).toThrow(/Node v18.20.0 不受支持：请安装 Node 20.19 以上/);
  });

  it('keeps an existing remedy and names its log', () => {
    expect(say(new Remedy('网站没有启动', { log: '/l/api.log' }))).toBe('网站没有启动（详情：/l/api.log）');
  });
});
