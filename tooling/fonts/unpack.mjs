import fs from 'node:fs/promises';
import path from 'node:path';
import { trueTypeOf } from './true-type.mjs';

/**
 * Writes the built fonts as TrueType, for programs that do not read WOFF2, such as LibreOffice.
 * @param {string} source the result of `ensureFonts` @param {string} target
 */
export async function unpackFonts(source, target) {
  await fs.mkdir(target, { recursive: true });
  const names = (await fs.readdir(source)).filter((name) => /\.(ttf|woff2)$/.test(name));
  // The companions of the text fonts are not used by Word files.
  for (const name of names.filter((each) => !/quotes|half/.test(each)))
    await fs.writeFile(
      path.join(target, name.replace('.woff2', '.ttf')),
      await trueTypeOf(path.join(source, name)),
    );
}
