import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

interface Finding {
  id: string;
  impact: string | null;
  nodes: { target: unknown }[];
}

interface AxeWindow {
  axe?: { run: (options: { resultTypes: string[] }) => Promise<{ violations: Finding[] }> };
}

const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Serious and critical accessibility violations on the page, each with where it is. */
export async function seriousViolations(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => (window as unknown as AxeWindow).axe !== undefined);
  // By the debugger's way in, which a page's content policy does not stop.
  if (!isThere) await page.evaluate(program);
  const findings = await page.evaluate(async () => {
    const { axe } = window as unknown as AxeWindow;
    // What passed is not looked at: of each such rule one element is told.
    return (await axe?.run({ resultTypes: ['violations'] }))?.violations ?? [];
  });
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`);
}
