import type { TextLine } from '../reading/page-text.js';
import type { Block } from './blocks.js';
import { factKindOf } from './fact-labels.js';

const WITH_LABEL =
  /^\s*((?:目标|期望|意向|求职|应聘|希望|薪资|薪酬|到岗|入职)\p{Script=Han}{1,6})\s*[:：]\s*\S/u;
const KINDS: ReadonlySet<string> = new Set(['position', 'city', 'salary', 'arrival', 'jobType', 'industry']);
const OWN: ReadonlySet<string> = new Set(['head', 'basics', 'intention']);

const isIntention = ({ text, box }: TextLine): boolean => {
  const label = box === null ? WITH_LABEL.exec(text)?.[1] : undefined;
  return label !== undefined && KINDS.has(factKindOf(label) ?? '');
};

/** 目标岗位：…, 薪资要求：… below an entry or a list are not part of it: moves them to the job preferences. */
export function withIntentionsApart(blocks: readonly Block[]): Block[] {
  const isAmongOthers = (block: Block): boolean => !OWN.has(block.place) && block.lines.some(isIntention);
  if (!blocks.some(isAmongOthers)) return [...blocks];
  return blocks.flatMap((block) =>
    isAmongOthers(block)
      ? [
          { ...block, lines: block.lines.filter((line) => !isIntention(line)) },
          { place: 'intention' as const, title: '', heading: null, lines: block.lines.filter(isIntention) },
        ]
      : [block],
  );
}
