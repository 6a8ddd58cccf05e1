import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureMutool } from '../../../../tooling/checks/mutool.mjs';
import { cacheDirectory } from './env.js';

export interface MeasuredGlyph {
  text: string;
  font: string;
  /** In ems. */
  width: number;
  /** From the left edge of the page, in ems. */
  left: number;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

const decoded = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_whole, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
    .replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);

/** Returns every glyph of a PDF with its font and advance, as read by MuPDF. */
export async function measuredGlyphs(bytes: Uint8Array): Promise<MeasuredGlyph[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'qicheng-glyphs-'));
  try {
    const [pdf, found] = [path.join(folder, 'resume.pdf'), path.join(folder, 'found.xml')];
    await writeFile(pdf, bytes);
    const mutool = await ensureMutool({ cacheDirectory: cacheDirectory() });
    await mutool('draw', '-q', '-F', 'stext', '-o', found, pdf);
    return glyphsOf(await readFile(found, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function glyphsOf(xml: string): MeasuredGlyph[] {
  const glyphs: MeasuredGlyph[] = [];
  for (const [, name = '', size = '1', line = ''] of xml.matchAll(
    /<font name="([^"]*)" size="([^"]*)">([\s\S]*?)<\/font>/g,
  )) {
    for (const [, quad = '', text = ''] of line.matchAll(/<char quad="([^"]*)"[^>]* c="([^"]*)"/g)) {
      const [left = 0, , right = 0] = quad.split(' ').map(Number);
      const em = Number(size);
      glyphs.push({ text: decoded(text), font: name, width: (right - left) / em, left: left / em });
    }
  }
  return glyphs;
}
