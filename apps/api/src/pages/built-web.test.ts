import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtWeb } from './built-web.js';

it('finds the web app only if it was built', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'web-'));
  expect(builtWeb(directory)).toBeNull();
  mkdirSync(path.join(directory, 'client'));
  writeFileSync(path.join(directory, 'client', 'index.html'), '');
  expect(builtWeb(directory)).toBe(directory);
  rmSync(directory, { recursive: true });
});
