import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { FontCoverageService } from './font-coverage.service.js';

const named = (name: string, fontFamily?: 'serif'): ResumeDocument => {
  const { meta, ...empty } = emptyDocument();
  const style = fontFamily === undefined ? {} : { fontFamily };
  return { ...empty, basics: { name: { zh: name } }, meta: { ...meta, templateCode: 'tem0001', style } };
};
const face = { weight: 400, file: '', rareFile: '' };
const only = (codePoint: number) => ({ covered: [], available: [[codePoint, codePoint]] });
const manifest = {
  faces: [
    { ...face, family: 'Noto Sans SC', characters: 0 },
    { ...face, family: 'Noto Serif SC', characters: 1 },
  ],
  characters: [only(0x674e), only(0x36c3)],
};

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'qicheng-fonts-'));
});
afterEach(() => rm(directory, { recursive: true }));
const publish = () => writeFile(path.join(directory, 'manifest.json'), JSON.stringify(manifest));

it('lists each character without a glyph in the fonts once, in reading order', async () => {
  await publish();
  const fonts = new FontCoverageService({ fontsDirectory: directory });
  expect(await fonts.missingIn(named('李😀㛃🎉😀'), 'zh')).toEqual(['😀', '㛃', '🎉']);
  expect(await fonts.missingIn(named('李😀㛃', 'serif'), 'zh')).toEqual(['😀']);
});

it('reads the manifest once, and again only after a failure', async () => {
  const fonts = new FontCoverageService({ fontsDirectory: directory });
  await expect(fonts.missingIn(named('李'), 'zh')).rejects.toThrow('manifest.json');
  await publish();
  expect(await fonts.missingIn(named('李'), 'zh')).toEqual([]);
  await rm(path.join(directory, 'manifest.json'));
  expect(await fonts.missingIn(named('李'), 'zh')).toEqual([]);
});

it('reports nothing if no fonts are configured', async () => {
  expect(await new FontCoverageService({ fontsDirectory: null }).missingIn(named('😀'), 'zh')).toBeNull();
});
