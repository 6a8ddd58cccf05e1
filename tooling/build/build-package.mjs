// Compiles the TypeScript of one package (the working directory) to ESM in dist/ with SWC.
// Tests are excluded; types are checked by `pnpm check`.
import fs from 'node:fs';
import path from 'node:path';
import { transformFile } from '@swc/core';

const source = path.resolve('src');
const target = path.resolve('dist');
const isSource = (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file);

async function compile(relative) {
  const { code, map } = await transformFile(path.join(source, relative), {
    swcrc: false,
    sourceMaps: true,
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true, tsx: relative.endsWith('.tsx') },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      keepClassNames: true,
    },
    module: { type: 'es6' },
  });
  const output = path.join(target, relative.replace(/\.tsx?$/, '.js'));
  await fs.promises.mkdir(path.dirname(output), { recursive: true });
  await fs.promises.writeFile(output, `${code}\n//# sourceMappingURL=${path.basename(output)}.map\n`);
  await fs.promises.writeFile(`${output}.map`, map ?? '');
}

async function compileAll() {
  await fs.promises.rm(target, { recursive: true, force: true });
  const files = await fs.promises.readdir(source, { recursive: true });
  await Promise.all(files.filter(isSource).map(compile));
}

// `--watch-only` continues after a finished build: running processes must not lose their files, even briefly.
if (!process.argv.includes('--watch-only')) await compileAll();
if (process.argv.includes('--watch') || process.argv.includes('--watch-only')) {
  fs.watch(source, { recursive: true }, (_event, file) => {
    if (!file || !isSource(file) || !fs.existsSync(path.join(source, file))) return;
    compile(file).catch((error) => console.error(String(error)));
  });
}
