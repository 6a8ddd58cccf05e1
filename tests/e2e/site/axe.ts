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

/** Returns the serious and critical accessibility violations on the page with their elements. */
export async function seriousViolations(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => (window as unknown as AxeWindow).axe !== undefined);
  // `evaluate` runs through the debugger, which the content security policy does not restrict.
  if (!isThere) await page.evaluate(program);
  const findings = await page.evaluate(async () => {
    const { axe } = window as unknown as AxeWindow;
    // Without this option axe also collects the elements of the rules that passed.
    return (await axe?.run({ resultTypes: ['violations'] }))?.violations ?? [];
  });
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`);
}
