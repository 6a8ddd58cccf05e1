// fontconfig files for browsers started by us. The export browser sees no system fonts, so that a PDF never
// depends on the machine; browsers of end-to-end tests see only the project's Chinese font.
import fs from 'node:fs/promises';
import path from 'node:path';

const document = (directories, cacheDirectory, families) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${directories.map((directory) => `  <dir>${directory}</dir>`).join('\n')}
  <cachedir>${cacheDirectory}</cachedir>
${families.map(([generic, family]) => `  <alias><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`).join('\n')}
</fontconfig>
`;

async function write(target, directories, families) {
  await fs.mkdir(path.join(target, 'cache'), { recursive: true, mode: 0o755 });
  const file = path.join(target, 'fonts.conf');
  const draft = `${file}.${process.pid}`;
  await fs.writeFile(draft, document(directories, path.join(target, 'cache'), families));
  await fs.rename(draft, file);
  return file;
}

/** Writes a configuration without fonts; pass its path to the export browser as FONTCONFIG_FILE. */
export const writeEmptyFontconfig = (targetDirectory) => write(targetDirectory, [], []);

/** Writes the configuration for test browsers; `fontDirectory` is the result of `ensureFonts`. */
export const writeTestFontconfig = (targetDirectory, fontDirectory) =>
  write(
    targetDirectory,
    [fontDirectory],
    [
      ['sans-serif', 'Noto Sans SC'],
      ['serif', 'Noto Serif SC'],
      ['system-ui', 'Noto Sans SC'],
      ['monospace', 'Noto Sans SC'],
    ],
  );
