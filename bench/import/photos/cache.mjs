// The photographs as files below .qicheng, which git ignores. They are made again when the code that makes them changes.
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../../tooling/launcher/home.mjs';
import { photograph } from './photograph.mjs';
import { openPrinter } from './print.mjs';

const KEY_LENGTH = 10;
const ROOT = path.join(projectRoot, '.qicheng/photos');

/** Changes with what is printed and with the code that photographs it. */
async function codeKey() {
  const hash = createHash('sha256');
  for (const file of ['photograph', 'light', 'perspective', 'sheet', 'surfaces', 'styles', 'print'])
    hash.update(await fs.readFile(path.join(import.meta.dirname, `${file}.mjs`)));
  return hash.digest('hex');
}

const keyOf = (code, { blocks, layout, shot, seed }) =>
  createHash('sha256')
    .update(JSON.stringify([code, blocks, layout.style, layout.sizes, shot, seed]))
    .digest('hex')
    .slice(0, KEY_LENGTH);

const isThere = (file) =>
  fs.access(file).then(
    () => true,
    () => false,
  );

/** Makes what is missing and adds the files, `jpeg` and `pdf`, to each item. */
export async function withFiles(items, { rendering, set, say }) {
  const folder = path.join(ROOT, set);
  await fs.mkdir(folder, { recursive: true });
  const code = await codeKey();
  const files = items.map((item) => {
    const base = path.join(folder, `${item.id}-${keyOf(code, item)}`);
    return { ...item, jpeg: `${base}.jpg`, pdf: `${base}.pdf` };
  });
  const present = await Promise.all(files.map(({ jpeg }) => isThere(jpeg)));
  const missing = files.filter((_, index) => !present[index]);
  if (missing.length === 0) return files;
  say(`${missing.length} photographs of ${set} are made`);
  const printer = await openPrinter(rendering, ROOT);
  try {
    for (const { blocks, layout, shot, seed, jpeg, pdf } of missing) {
      const page = await printer.print(blocks, layout);
      await fs.writeFile(pdf, page.pdf);
      await fs.writeFile(`${jpeg}.part`, await photograph(page.png, shot, seed));
      await fs.rename(`${jpeg}.part`, jpeg);
    }
  } finally {
    await printer.close();
  }
  return files;
}
