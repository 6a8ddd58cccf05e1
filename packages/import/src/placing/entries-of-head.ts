import type { Block } from './blocks.js';
import { findPeriod } from './dates.js';
import type { LineLabeller } from './line-kinds/line-labeller.js';
import { looseBlocks } from './loose/loose-text.js';

const MIN_ENTRIES = 2;

/**
 * Reads entries above the first known heading. Their own headings are unknown, so the text is read as one
 * without headings.
 */
export function withEntriesOfHead(blocks: readonly Block[], kinds: LineLabeller): Block[] {
  const [head, ...others] = blocks;
  if (head?.place !== 'head') return [...blocks];
  const entries = head.lines.filter((line) => line.likely === 'head' && findPeriod(line.text) !== null);
  const splitBlocks = entries.length < MIN_ENTRIES ? null : looseBlocks(head.lines, kinds);
  return splitBlocks === null ? [...blocks] : [...splitBlocks, ...others];
}
