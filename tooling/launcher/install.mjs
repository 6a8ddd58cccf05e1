import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from './home.mjs';
import { pnpm } from './pnpm.mjs';
import { diskFull, isDiskError, isNetworkError, Remedy } from './remedy.mjs';
import { tail } from './run.mjs';
import { contentHash, hasStamp, writeStamp } from './stamp.mjs';

const STAMP = path.join(projectRoot, 'node_modules', '.qicheng-installed');

/** The files that determine what is installed. @returns {string[]} */
function manifests() {
  const packages = ['apps', 'packages'].flatMap((group) =>
    fs
      .readdirSync(path.join(projectRoot, group))
      .map((name) => path.join(projectRoot, group, name, 'package.json')),
  );
  const own = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((name) =>
    path.join(projectRoot, name),
  );
  return [...own, ...packages.filter((file) => fs.existsSync(file))];
}

/** Installs the packages, unless nothing changed since the last time. @param {import('./progress.mjs').Progress} progress */
export async function install(progress) {
  const current = contentHash(manifests());
  if (hasStamp(STAMP, current)) return;
  await progress.step('安装依赖', async (note) => {
    const { status, output } = await pnpm(['install', '--frozen-lockfile'], {
      onLine: (line) => note(line.replace(/^Progress: /, '').slice(0, 60)),
    });
    note('');
    if (status !== 0) throw installProblem(output);
    writeStamp(STAMP, current);
  });
}

/** @param {string} output */
export function installProblem(output) {
  if (isDiskError(output)) return new Remedy(diskFull(projectRoot));
  if (isNetworkError(output)) {
    return new Remedy(
      '下载依赖时连不上 npm 源：请检查网络或代理，或用 npm config set registry 换一个可达的源，再运行一次 npm start。',
    );
  }
  if (/ERR_PNPM_OUTDATED_LOCKFILE|frozen-lockfile/.test(output)) {
    return new Remedy('pnpm-lock.yaml 与 package.json 不一致：请先运行 npx pnpm install 更新它。');
  }
  if (/npx.*(not found|ENOENT)|spawn npx ENOENT/i.test(output))
    return new Remedy('找不到 npx：请安装完整的 Node（带 npm）。');
  return new Remedy(`安装依赖失败，pnpm 的最后几行是：\n${tail(output)}`);
}
