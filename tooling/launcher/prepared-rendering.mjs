// Records which browser and fonts the last start prepared, so that a short command need not prepare them again.
import fs from 'node:fs';
import path from 'node:path';
import { given } from './environment.mjs';

const NONE = { program: '', libraries: [], version: '', isSandboxed: true };
const fileIn = (cache) => path.join(cache, 'rendering.json');

/** @typedef {{ browser: import('./chromium-bundled.mjs').Browser & { isSandboxed: boolean }, fonts: string }} Rendering */

/** @param {string} cache @param {Rendering} rendering */
export function rememberRendering(cache, rendering) {
  const draft = `${fileIn(cache)}.${process.pid}`;
  fs.writeFileSync(draft, JSON.stringify(rendering));
  fs.renameSync(draft, fileIn(cache));
}

/**
 * The user's values, or what was prepared and still exists; unpacks and builds nothing.
 * @param {string} cache @param {NodeJS.ProcessEnv} [source] @returns {Rendering}
 */
export function preparedRendering(cache, source = process.env) {
  const { browser, fonts } = readRecord(cache);
  const named = given('PUPPETEER_EXECUTABLE_PATH', source);
  const libraries = (given('CHROMIUM_LD_LIBRARY_PATH', source) ?? '').split(':').filter(Boolean);
  return {
    browser: named ? { ...NONE, program: named, libraries } : fs.existsSync(browser.program) ? browser : NONE,
    fonts: fs.existsSync(fonts) ? fonts : '',
  };
}

function readRecord(cache) {
  try {
    return JSON.parse(fs.readFileSync(fileIn(cache), 'utf8'));
  } catch {
    // Not prepared yet, or written by another version.
    return { browser: NONE, fonts: '' };
  }
}
