import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { comparedBlocks } from './compared-blocks.mjs';

const page = (...lines) => ({ blocks: [{ lines: lines.map(([text, x]) => ({ text, x })) }] });

/** Writes the lines of each file as mutool does, with warnings around them in its output. */
const warning =
  (pages) =>
  async (...words) => {
    const text = JSON.stringify({ pages: pages[words.at(-1)] });
    const at = words.indexOf('-o');
    if (at < 0) return `warning: trying to repair the file\n${text}\nwarning: ... repeated 2 times ...\n`;
    fs.writeFileSync(words[at + 1], text);
    return 'warning: trying to repair the file\n';
  };

it('compares lines by page and left edge, whatever warnings mutool prints', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compared-blocks-'));
  const [print, word] = ['print.pdf', 'word.pdf'].map((name) => path.join(folder, name));
  const pages = {
    [print]: [page(['Work', 40], ['Summary', 40], ['Skills', 40])],
    [word]: [page(['Work', 41], ['Summary', 90]), page(['Skills', 40])],
  };
  expect(await comparedBlocks(warning(pages), print, word)).toEqual({ compared: 3, onPage: 2, inPlace: 1 });
  fs.rmSync(folder, { recursive: true });
});
