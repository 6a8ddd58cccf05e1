import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RendererVersion } from './renderer-version.js';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'version-'));
  await mkdir(path.join(directory, 'bundle'));
  for (const file of ['manifest.json', 'chromium', 'main.js', 'bundle/main.js', 'bundle/common.js'])
    await writeFile(path.join(directory, file), file);
});
afterEach(() => rm(directory, { recursive: true }));

const nameOf = async (program = 'bundle/main.js') => {
  const config = { fontsDirectory: directory, executablePath: path.join(directory, 'chromium') };
  return (await RendererVersion.of(path.join(directory, program), config)).name;
};

describe('RendererVersion', () => {
  it.each(['bundle/common.js', 'manifest.json', 'chromium'])(
    'is another one when %s changed',
    async (file) => {
      const before = await nameOf();
      expect(await nameOf()).toBe(before);
      await writeFile(path.join(directory, file), 'something else');
      expect(await nameOf()).not.toBe(before);
    },
  );

  it('has no version while the program is compiled file by file', async () => {
    expect(await nameOf('main.js')).toBeUndefined();
  });
});
