import type { TextLine } from '../reading/page-text.js';
import type { Block } from './blocks.js';
import { LABEL_IN_LINE } from './fact-labels.js';
import { EMAIL, PHONE } from './facts.js';
import { isSentence } from './words.js';

const LONGEST = 80;

const hasDetail = ({ text }: TextLine): boolean =>
  text.length < LONGEST && [LABEL_IN_LINE, PHONE, EMAIL].some((form) => text.search(form) >= 0);
const isContact = ({ text }: TextLine): boolean =>
  text.length < LONGEST && [PHONE, EMAIL].some((form) => form.test(text)) && !/[。；;]/u.test(text);

/** Profile may announce the personal details as well as a summary; what is told in sentences stays the summary. */
export function withDetailsOfProfile(block: Block): Block[] {
  if (block.place !== 'selfEvaluation') return [block];
  const details = block.lines.filter(hasDetail);
  if (details.length === 0 || details.length * 2 < block.lines.length) return [block];
  const isTold = (line: TextLine): boolean => !hasDetail(line) && isSentence(line.text);
  const told = block.lines.filter(isTold);
  const basics: Block = { ...block, place: 'basics', lines: block.lines.filter((line) => !isTold(line)) };
  return told.length === 0 ? [basics] : [basics, { ...block, lines: told }];
}

/** Telephone and mail at the foot of a file belong to its owner, whatever section stands above them. */
export function withContactsOfFoot(blocks: readonly Block[]): Block[] {
  const last = blocks.at(-1);
  if (last === undefined || ['head', 'basics', 'references', 'family'].includes(last.place))
    return [...blocks];
  const from = last.lines.findLastIndex((line) => !isContact(line)) + 1;
  if (from === last.lines.length) return [...blocks];
  return [
    ...blocks.slice(0, -1),
    { ...last, lines: last.lines.slice(0, from) },
    { place: 'basics', title: '', lines: last.lines.slice(from), heading: null },
  ];
}
