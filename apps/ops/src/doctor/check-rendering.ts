import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { problem, fine, type Finding, reasonOf } from './finding.js';

const REMEDY =
  '用 npm start 启动会自动准备；自行部署时安装 chromium-headless-shell，并用 PUPPETEER_EXECUTABLE_PATH 指明';

/** Whether the browser for exports starts. */
export async function checkChromium({
  program,
  libraries,
}: {
  program: string | undefined;
  libraries: string | undefined;
}): Promise<Finding> {
  if (!program) return problem('Chromium：没有设置 PUPPETEER_EXECUTABLE_PATH', REMEDY);
  try {
    // Only the libraries: the browser needs nothing else of this process, least of all its secrets.
    const env = libraries ? { LD_LIBRARY_PATH: libraries } : {};
    const { stdout } = await promisify(execFile)(program, ['--version'], { env, timeout: 15_000 });
    return fine(`Chromium：${stdout.trim() || program}`);
  } catch (error) {
    return problem(`Chromium：${program} 不能运行（${reasonOf(error)}）`, REMEDY);
  }
}

const manifest = z.object({ faces: z.array(z.unknown()).min(1) });

/** Whether the fonts of exports are built. */
export async function checkFonts(directory: string | undefined): Promise<Finding> {
  const remedy =
    '用 npm start 启动会自动准备；自行部署时运行 node tooling/fonts/build.mjs <目录>，再用 FONTS_DIR 指明输出的目录';
  if (!directory) return problem('字体：没有设置 FONTS_DIR', remedy);
  try {
    const { faces } = manifest.parse(
      JSON.parse(await readFile(path.join(directory, 'manifest.json'), 'utf8')),
    );
    return fine(`字体：${faces.length} 种`);
  } catch {
    return problem(`字体：${directory} 里没有可用的 manifest.json`, remedy);
  }
}
