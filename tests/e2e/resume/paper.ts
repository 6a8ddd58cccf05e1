import { type CDPSession, expect, type Page } from '@playwright/test';
import { SAMPLES } from '#resume/samples.js';
import type { Account } from '../accounts.js';
import { expectSaved, sheet } from './editor.js';

/** Opens a sample résumé on a template. */
export async function openSample(page: Page, member: Account, templateCode = 'tem0001'): Promise<string> {
  const sample = SAMPLES.computerScience();
  const document = { ...sample, meta: { ...sample.meta, templateCode } };
  const id = await member.newResume({ document });
  await page.goto(`/resume/edit?id=${id}`);
  await expectSaved(page);
  await expect(sheet(page)).toContainText('星河云计算');
  return id;
}

/** Returns the point of a printed text: its middle, or a share of its width. */
export async function pointOf(page: Page, words: string, share = 0.5): Promise<{ x: number; y: number }> {
  await expect(sheet(page)).toContainText(words);
  const box = await sheet(page).evaluate((host, target) => {
    const walker = document.createTreeWalker(host.shadowRoot ?? host, NodeFilter.SHOW_TEXT);
    const nodes: { node: Node; start: number }[] = [];
    let text = '';
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      nodes.push({ node, start: text.length });
      text += node.textContent ?? '';
    }
    const at = text.indexOf(target);
    if (at < 0) return null;
    const holderOf = (offset: number) => nodes.findLast(({ start }) => start <= offset) ?? nodes[0]!;
    const [from, to] = [holderOf(at), holderOf(at + target.length - 1)];
    const range = document.createRange();
    range.setStart(from.node, at - from.start);
    range.setEnd(to.node, at + target.length - to.start);
    const { left, top, width, height } = range.getBoundingClientRect();
    return { left, top, width, height };
  }, words);
  if (!box) throw new Error(`“${words}” is not on the sheet`);
  return { x: box.left + box.width * share, y: box.top + box.height / 2 };
}

/** Clicks a printed text. */
export async function pressOn(page: Page, words: string, share?: number): Promise<void> {
  const { x, y } = await pointOf(page, words, share);
  await page.mouse.click(x, y);
}

/** Drags the item of a text by its grip, to a distance in pixels below the middle of another text. */
export async function dragGrip(page: Page, words: string, target: string, below: number): Promise<void> {
  const from = await pointOf(page, words, 0.1);
  await page.mouse.move(from.x, from.y, { steps: 3 });
  const box = await page.getByRole('button', { name: /^移动/ }).boundingBox();
  const { x, y } = { x: (box?.x ?? 0) + 12, y: (box?.y ?? 0) + 12 };
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, (await pointOf(page, target)).y + below, { steps: 10 });
}

/** The text field that is open on the sheet. */
export const writing = (page: Page, name: string) => sheet(page).getByRole('textbox', { name, exact: true });

/** Types with an input method: each reading in turn, then the chosen text. */
export async function compose(cdp: CDPSession, readings: readonly string[], chosen: string): Promise<void> {
  for (const text of readings) {
    const { length } = text;
    await cdp.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
  }
  await cdp.send('Input.insertText', { text: chosen });
}

/** Returns some texts in the order in which the sheet prints them. */
export async function orderOn(page: Page, words: readonly string[]): Promise<string[]> {
  const text = await sheet(page).evaluate((host) => host.shadowRoot?.textContent ?? '');
  return [...words].sort((one, other) => text.indexOf(one) - text.indexOf(other));
}

/** Expects every pane of the editor to show content. */
export async function expectPanes(page: Page): Promise<void> {
  for (const pane of ['#pane-edit', '#pane-preview']) {
    const box = await page.locator(pane).boundingBox();
    expect(box?.height, pane).toBeGreaterThan(300);
  }
  await expect(page.locator('#pane-edit')).toContainText(/\S/);
  await expect(sheet(page)).toContainText(/\S/);
}
