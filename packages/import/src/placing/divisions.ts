import { hanShare } from '../reading/normal-text.js';
import type { TextLine } from '../reading/page-text.js';
import type { Block } from './blocks.js';
import type { Layout } from './confidence.js';
import { findPeriod } from './dates.js';
import type { Draft } from './draft.js';
import { withEmployments } from './employments.js';
import { headedBlocks } from './headed-blocks.js';
import { headingOf } from './headings.js';
import { blocksByKind } from './line-kinds/blocks-by-kind.js';
import type { LineLabeller } from './line-kinds/line-labeller.js';
import { withKindsOfLines } from './line-kinds/sections-by-kind.js';
import { hasHeadings, hasRowsOfForm, isForm, isPlainText } from './loose/form-lines.js';
import { blocksByContents } from './loose/loose-text.js';
import { withIntentionsApart } from './place-intention.js';
import { withPostsAmongStudies, withPostsMeanwhile } from './posts-during-studies.js';
import { withProjectsApart } from './project-names.js';
import { withStudiesOfHead } from './study-details.js';

/** A text divided into sections. */
export interface Division {
  blocks: Block[];
  layout: Layout;
}

/** Divides a text without headings into sections by labels and contents; null if it has headings. */
function looseBlocks(lines: readonly TextLine[], kinds: LineLabeller): Block[] | null {
  const isChinese = hanShare(lines.map(({ text }) => text).join(' ')) >= 0.25;
  return !isPlainText(lines) || !isChinese || hasHeadings(lines) || isForm(lines)
    ? null
    : blocksByContents(lines, kinds);
}

const MIN_ENTRIES = 2;

/**
 * Reads entries above the first known heading. Their own headings are unknown, so the text is read as one
 * without headings.
 */
function withEntriesOfHead(blocks: readonly Block[], kinds: LineLabeller): Block[] {
  const entries = (blocks[0]?.lines ?? []).filter(
    (line) => line.likely === 'head' && findPeriod(line.text) !== null,
  );
  return entries.length < MIN_ENTRIES ? [...blocks] : withHead(blocks, (lines) => looseBlocks(lines, kinds));
}

/** Divides the lines above the first heading. */
function withHead(blocks: readonly Block[], divide: (lines: readonly TextLine[]) => Block[] | null): Block[] {
  const [head, ...others] = blocks;
  const divided = head?.place === 'head' ? divide(head.lines) : null;
  return divided === null ? [...blocks] : [...divided, ...others];
}

function divisionOf(read: Block[], layout: Layout, kinds: LineLabeller): Division {
  const blocks = layout === 'headed' ? withProjectsApart(withKindsOfLines(read, kinds)) : read;
  return {
    layout,
    blocks: withIntentionsApart(
      withEmployments(withPostsAmongStudies(withPostsMeanwhile(withStudiesOfHead(blocks))), kinds),
    ),
  };
}

/** The division by headings if the text has some, otherwise by labels and contents. */
export function usualDivision(
  lines: readonly TextLine[],
  kinds: LineLabeller,
  lang: Draft['lang'],
): Division {
  const blocks = isEnglishWithoutHeadings(lines, lang)
    ? blocksByKind(lines, kinds)
    : looseBlocks(lines, kinds);
  return blocks === null
    ? divisionOf(withEntriesOfHead(headedBlocks(lines, kinds), kinds), 'headed', kinds)
    : divisionOf(blocks, 'loose', kinds);
}

/** Divisions of a plain text that is no form, whatever its headings seem to be: by headings, by contents, and by both. */
export function otherDivisions(
  lines: readonly TextLine[],
  kinds: LineLabeller,
  lang: Draft['lang'],
): Division[] {
  if (lang !== 'zh' || !isPlainText(lines) || hasRowsOfForm(lines)) return [];
  const headed = headedBlocks(lines, kinds);
  return [
    divisionOf(headed, 'headed', kinds),
    divisionOf(
      withHead(headed, (head) => blocksByContents(head, kinds)),
      'headed',
      kinds,
    ),
    divisionOf(blocksByContents(lines, kinds), 'loose', kinds),
  ];
}

/** An English text without dividing headings is divided by the model alone. */
const isEnglishWithoutHeadings = (lines: readonly TextLine[], lang: Draft['lang']): boolean =>
  lang === 'en' && lines.filter(({ text }) => headingOf(text)?.rest === '').length < 2;
