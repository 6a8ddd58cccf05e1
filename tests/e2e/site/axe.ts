import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

interface Finding {
  id: string;
  impact: string | null;
  nodes: { target: unknown }[];
}

const program = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Serious and critical faults on the page, each with where it is. */
export async function seriousFaults(page: Page): Promise<string[]> {
  // By the debugger's way in, which a page's content policy does not stop.
  const { readFile } = await import('node:fs/promises');
  await page.evaluate(await readFile(program, 'utf8'));
  const findings = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: () => Promise<{ violations: Finding[] }> } };
    return (await axe.run()).violations;
  });
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`);
}
