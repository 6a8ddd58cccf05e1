import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentFile } from '@qicheng/core/content';

/** The Markdown files of a folder of content, in the order of their names. */
export async function readContentFolder(directory: string): Promise<ContentFile[]> {
  const names = (await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) => ({
      path: name.split(path.sep).join('/'),
      text: await readFile(path.join(directory, name), 'utf8'),
    })),
  );
}
