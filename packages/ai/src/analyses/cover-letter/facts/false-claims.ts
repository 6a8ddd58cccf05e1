import { wordsOf } from '#src/text/words.js';
import type { LetterGround } from '../letter-ground.js';
import type { Letter } from '../read-letter.js';
import { type Figure, figuresIn, isAlike, isSameFigure } from './figures.js';
import { type NameClaim, strangeNames } from './names.js';
import { resumeFacts, type ResumeFacts } from './resume-facts.js';
import { hasNoChinese } from '#src/text/no-chinese.js';

/** A statement of a letter that the résumé does not have, or has otherwise. */
export interface FalseClaim {
  readonly index: number;
  /** The sentence that it is in. */
  readonly sentence: string;
  readonly kind: NameClaim['kind'] | 'figure';
  /** The words of the letter, with the figure or name. */
  readonly stated: string;
  /** What the résumé says of the same thing; empty where it says nothing. */
  readonly told: string;
}

const SOURCE = /(?:看到|得知|了解到|获悉|浏览到|关注到)|(?:招聘|官)网|直聘|猎聘|智联|前程无忧|内推/u;
const THEIRS = /贵(?:公司|单位|司|院|校|行|园|所|店|集团|平台)|你们|您/u;
const OWN = /我[^，。；]{0,10}(?:做|管|完成|负责|带|参与|搭建|设计|主导|开发|策划|曾|任)/u;
const WISH =
  /应聘|申请|求职|希望|期待|想(?:把|要|在|来)|愿意|入职后|到岗|如果|如能|若能|面谈|电话|联系|附件|随信/u;
const WISHED_POST = /应聘|申请|竞聘|求职|胜任/u;
/** What joins a clause to the one before it. */
const JOINT = /^(?:并且|而且|但是|另外|同时|以及|其中|后来)/u;
const IN_A_ROW = /连续|累计|每年|没有?|未|零|无/u;

const CLAUSE = /[^，。；！？!?;\n]+(?:,(?=\d{3})[^，。；！？!?;\n]*)*/gu;

/** A piece of a text around a figure, never cut through it. */
function around(text: string, start: number, end: number, most = 36): string {
  if (text.length <= most) return text;
  const room = Math.max(0, most - (end - start));
  const from = Math.max(0, Math.min(start - Math.floor(room * 0.75), text.length - most));
  const to = Math.min(text.length, Math.max(end, from + most));
  if (hasNoChinese(text))
    return text.slice(
      text.lastIndexOf(' ', from) + 1,
      text.indexOf(' ', to) < 0 ? text.length : text.indexOf(' ', to),
    );
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}

const LATIN = /[a-z][a-z\d+#.]+/giu;

function isMentioned(word: string, line: string): boolean {
  return line.toLowerCase().includes(word.toLowerCase());
}

/** How much a line of a résumé speaks of the same thing as a clause: words, names and other figures of both. */
function kinship(clause: string, figures: readonly Figure[], line: string, own: readonly Figure[]): number {
  const words = wordsOf(clause).filter(
    (word) => /^\p{Script=Han}{2,}$/u.test(word) && isMentioned(word, line),
  );
  const names = (clause.match(LATIN) ?? []).filter((word) => isMentioned(word, line));
  const shared = figures.filter((figure) => own.some((each) => isSameFigure(figure, each)));
  return new Set(words).size + new Set(names).size + 2 * shared.length;
}

const ALIKE = 2;

/** What the résumé says where it speaks of the same thing with another figure. */
function otherFigure(figure: Figure, clause: string, sentence: string, { lines }: ResumeFacts): string {
  const inClause = figuresIn(clause).filter((each) => each !== figure);
  const inSentence = figuresIn(sentence);
  const found = lines
    .flatMap(({ text, figures }) =>
      figures
        .filter((each) => isAlike(each, figure) && !inSentence.some((own) => isSameFigure(own, each)))
        .map((each) => ({ each, text, score: kinship(clause, inClause, text, figures) })),
    )
    .filter(({ score }) => score >= ALIKE)
    .toSorted((a, b) => b.score - a.score)[0];
  return found ? around(found.text, found.each.start, found.each.end) : '';
}

/** Whether a number of years is how long one has worked, which no résumé writes out. */
const isWorkingLife = ({ unit, value }: Figure, clause: string, { years }: ResumeFacts): boolean =>
  unit === '年' && !IN_A_ROW.test(clause) && (years === null || value <= years);

/** The first figure of a clause that the résumé does not have. */
function falseFigure(
  clause: string,
  sentence: string,
  facts: ResumeFacts,
): Pick<FalseClaim, 'stated' | 'told'> | null {
  const known = facts.lines.flatMap(({ figures }) => figures);
  const figure = figuresIn(clause).find(
    (each) =>
      !known.some((own) => isSameFigure(own, each)) &&
      !isWorkingLife(each, clause, facts) &&
      !(each.value === 1 && /^[一1]/u.test(each.text)),
  );
  if (figure === undefined) return null;
  return {
    stated: around(clause, figure.start, figure.end),
    told: otherFigure(figure, clause, sentence, facts),
  };
}

/** Statements of a letter that its résumé does not have; greetings, sources, wishes and what is said of the employer are none. */
export function falseClaims(letter: Letter, ground: LetterGround): FalseClaim[] {
  const { reading, company, position, today } = ground;
  if (reading === null) return [];
  const facts = resumeFacts(reading, today);
  return letter.sentences.flatMap(({ text: sentence, index }) =>
    [...sentence.matchAll(hasNoChinese(sentence) ? /.+/gu : CLAUSE)].flatMap(([given]): FalseClaim[] => {
      const clause = given.trim().replace(JOINT, '');
      if (SOURCE.test(clause) || WISH.test(clause) || (THEIRS.test(clause) && !OWN.test(clause))) return [];
      const figure = falseFigure(clause, sentence, facts);
      const names =
        hasNoChinese(clause) || WISHED_POST.test(clause)
          ? []
          : strangeNames(clause, facts, `${company} ${position}`);
      return [
        ...(figure ? [{ index, sentence, kind: 'figure' as const, ...figure }] : []),
        ...names
          .slice(0, 2)
          .map(({ kind, text, told = '' }) => ({ index, sentence, kind, stated: text, told })),
      ];
    }),
  );
}
