// Converts Word files to PDF with LibreOffice, which has only the product's fonts: `soffice` on the PATH or in SOFFICE.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { unpackFonts } from '../fonts/unpack.mjs';

const run = promisify(execFile);
const program = () => process.env.SOFFICE ?? 'soffice';
const CONVERSION_MS = 600_000;
/** LibreOffice ends without a message when it gets some hundred files at once. */
const BATCH = 40;

/** Quotation marks in Latin text and separators have these fonts; the product's italics have marks of about the same width. */
const SUBSTITUTES = { Arial: 'Cursiv Sans 3', 'Times New Roman': 'Cursiv Serif 4' };

const alias = ([family, other]) =>
  `<alias binding="same"><family>${family}</family><prefer><family>${other}</family></prefer></alias>`;

export async function hasOffice() {
  try {
    await run(program(), ['--version']);
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes a PDF of each Word file into a folder. @param {string[]} files @param {string} target
 * @param {{ fonts: string, home: string }} options the result of `ensureFonts`, and a folder for fonts and settings
 */
export async function convertWord(files, target, { fonts, home }) {
  const settings = path.join(home, 'fonts.conf');
  const own = path.join(home, 'fonts');
  await unpackFonts(fonts, own);
  fs.writeFileSync(
    settings,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${own}</dir><cachedir>${home}/font-cache</cachedir>${Object.entries(SUBSTITUTES).map(alias).join('')}</fontconfig>`,
  );
  const profile = `-env:UserInstallation=file://${home}/profile`;
  for (let at = 0; at < files.length; at += BATCH)
    await run(
      program(),
      [
        profile,
        '--headless',
        '--norestore',
        '--convert-to',
        'pdf',
        '--outdir',
        target,
        ...files.slice(at, at + BATCH),
      ],
      {
        env: { ...process.env, FONTCONFIG_FILE: settings, HOME: home },
        timeout: CONVERSION_MS,
        maxBuffer: 16_000_000,
      },
    );
}
