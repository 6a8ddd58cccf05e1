import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sampleNames } from '@qicheng/resume/samples';
import { sampleResume } from './sample-resume.js';

const publicFolder = path.resolve(__dirname, '../../public');
const drawingOf = (name: (typeof sampleNames)[number]) =>
  readFileSync(path.join(publicFolder, 'portraits', `${name}.svg`), 'utf8');

it('each sample has the drawing of its person', () => {
  expect(new Set(sampleNames.map(drawingOf)).size).toBe(sampleNames.length);
});

it('a Chinese sample has a photo, an English one has none', () => {
  for (const name of sampleNames) {
    const { document, photoUrl } = sampleResume(name);
    const isChinese = document.meta.lang === 'zh';
    expect([name, photoUrl !== undefined, document.basics.photo !== undefined]).toEqual([
      name,
      isChinese,
      isChinese,
    ]);
    if (photoUrl !== undefined) expect(existsSync(path.join(publicFolder, photoUrl))).toBe(true);
  }
});
