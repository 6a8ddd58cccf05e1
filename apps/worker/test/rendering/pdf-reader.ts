import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureMutool } from '../../../../tooling/checks/mutool.mjs';
import { ensurePdftotext } from '../../../../tooling/checks/pdftotext.mjs';
import { CheckThread } from './check-thread.js';
import { cacheDirectory } from './env.js';
import type { PlacedText } from './text-lines.js';

interface TextItem extends PlacedText {
  endsLine: boolean;
}

export interface ReadPdf {
  pages: TextItem[][];
  title: string | undefined;
  author: string | undefined;
  outline: string[];
  isTagged: boolean;
  /** The names of embedded files. */
  attachments: string[];
  /** The non-standard entries of the information dictionary. */
  custom: Record<string, string>;
}

const checks = new CheckThread();

/** Reads a file with pdf.js. */
export const readWithPdfjs = async (bytes: Uint8Array): Promise<ReadPdf> =>
  (await checks.run('readPdf', bytes)) as ReadPdf;

/** Returns the text in painting order, as résumé parsers read it, with \n at line ends. */
export const textOf = ({ pages }: Pick<ReadPdf, 'pages'>): string =>
  pages
    .flat()
    .map(({ text, endsLine }) => text + (endsLine ? '\n' : ''))
    .join('');

async function withFile<Result>(
  bytes: Uint8Array,
  use: (file: string, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'qicheng-pdf-'));
  try {
    const file = path.join(folder, 'resume.pdf');
    await writeFile(file, bytes);
    return await use(file, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

let program: ReturnType<typeof ensureMutool> | undefined;

async function mutool(...args: string[]): Promise<string> {
  const run = await (program ??= ensureMutool({ cacheDirectory: cacheDirectory() }));
  return await run(...args);
}

/** Returns the text that MuPDF reads, through a file, because its output stream also carries warnings. */
export const readWithMutool = (bytes: Uint8Array): Promise<string> =>
  withFile(bytes, async (file, folder) => {
    const found = path.join(folder, 'found.txt');
    await mutool('draw', '-q', '-F', 'txt', '-o', found, file);
    return await readFile(found, 'utf8');
  });

let poppler: ReturnType<typeof ensurePdftotext> | undefined;

/** Returns the text that Poppler reads: by position on the page, or in painting order (`raw`). */
export const readWithPoppler = (bytes: Uint8Array, mode: 'default' | 'raw'): Promise<string> =>
  withFile(bytes, async (file, folder) => {
    const found = path.join(folder, 'found.txt');
    const pdftotext = await (poppler ??= ensurePdftotext({ cacheDirectory: cacheDirectory() }));
    await pdftotext(...(mode === 'raw' ? ['-raw'] : []), '-enc', 'UTF-8', file, found);
    return await readFile(found, 'utf8');
  });

/** Returns the share of pixels on page 1 that differ from a screenshot at scale 2. */
export const pictureDifference = (screen: Uint8Array, bytes: Uint8Array): Promise<number> =>
  withFile(bytes, async (file, folder) => {
    const [shown, printed] = [path.join(folder, 'screen.png'), path.join(folder, 'print.pnm')];
    await Promise.all([
      writeFile(shown, screen),
      mutool('draw', '-q', '-r', '192', '-c', 'rgb', '-o', printed, file, '1'),
    ]);
    return (await checks.run('comparePictures', shown, printed)) as number;
  });

/** Returns the types of the fonts in a file, as `mutool info` names them. */
export async function fontTypes(bytes: Uint8Array): Promise<string[]> {
  const report = await withFile(bytes, (file) => mutool('info', '-F', file));
  return [...report.matchAll(/^\t.*?:\t(\S+) '/gm)].map((match) => match[1] ?? '');
}
