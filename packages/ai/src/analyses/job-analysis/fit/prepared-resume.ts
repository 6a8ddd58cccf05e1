import type { AbilityState } from '@qicheng/analysis/job-analysis-result';
import type { Evidence } from '@qicheng/analysis/result';
import type { ResumeModuleKey } from '@qicheng/analysis/resume-analysis';
import type { ResumeDocument } from '@qicheng/resume/document';
import type { Ability } from '#src/data/occupations.js';
import { splitDenials } from '#src/jd/affirmed.js';
import { isGapNote } from '#src/jd/employment.js';
import { glossOf } from '#src/jd/gloss.js';
import { markTexts } from '#src/jd/read-resume.js';
import { isEmployerName, withoutActivities } from '#src/text/employer-activities.js';
import { withoutGrowth } from '#src/text/empty-act.js';
import { isFailure } from '#src/text/failure.js';
import { withoutHelpedPosts } from '#src/text/helped-post.js';
import { isOnlyLearnt } from '#src/text/learnt.js';
import { isSkillLine } from '#src/text/skill-line.js';
import { withoutWishes } from '#src/text/wish.js';
import { WordFinder } from '#src/text/words.js';
import { isEmployerIntro } from '../../resume-analysis/not-an-action.js';
import {
  evidenceOf,
  quoted,
  readTexts,
  type PrintedText,
  type Statement,
} from '../../resume-analysis/statements.js';
import { abilityInAction, abilityInPost } from './ability-patterns.js';
import { absentState, type Hit, unique, wordIn } from './hits.js';
import { isSpecific, specificWords } from './specific-words.js';
import { isOnlyHandled, isPraiseByCustomers, withoutUnproving } from './unproving-words.js';

interface Readable extends PrintedText {
  finder: WordFinder;
}

/** Modules with actions; a word in a list elsewhere proves less. */
const PROVING: ReadonlySet<ResumeModuleKey> = new Set(['experience', 'projects', 'research', 'campus']);
const LISTED = 0.5;
/** Whether the name of a work in the portfolio says that it was made. */
const isOwnWork = (pointer: string, text: string): boolean =>
  pointer.startsWith('/portfolio/') && /做[过了]|设计|制作|开发|完成|搭建|绘制/u.test(text);
/** A statement about self-study. */
const STUDIES = /^(?:\d{4}[.年]\d{0,2}月?)?(?:起|至今|开始|期间)*(?:自学|学习|看完|读完|学完|旁听)/u;

const withoutNames = ({ pointer, text }: Pick<PrintedText, 'pointer' | 'text'>): string =>
  isEmployerName(pointer) ? withoutActivities(text) : text;

/** What a text affirms of its author: no books, growth, denials, wishes or posts of those who are assisted. */
const provingPart = (text: PrintedText): string => {
  const { affirmed } = splitDenials(withoutGrowth(withoutUnproving(withoutNames(text))));
  return withoutHelpedPosts(PROVING.has(text.module) ? affirmed : withoutWishes(affirmed));
};

/** A prize in a contest is neither its organisation nor work. */
export const isPrizeAlone = (text: string): boolean =>
  /[特一二三]等奖|[金银铜]奖|[冠亚季]军|获奖|参赛/u.test(text) &&
  !/组织|策划|承办|举办|筹备|主办|协办/u.test(text);

/** Whether a line describes studies, of the employer, of a failure or of skills, and so of nothing done. */
const isNoProof = (text: string): boolean =>
  STUDIES.test(text) || isEmployerIntro(text) || isFailure(text) || isSkillLine(text);

/** Whether a line should not be in the résumé at all. */
const isToRemove = ({ doubt }: Statement): boolean => doubt?.kind === 'harmful' && doubt.harm.isWhole;

/** Entries of a general ability in one action that together show it although each word is common. */
const ENOUGH_WEAK_WORDS = 2;

/** This many words of an ability in actions suffice for its full score. */
const ENOUGH_WORDS = 2;
const MAX_EVIDENCE = 3;
const QUANTIFIED = 0.2;
const STATED = 0.1;
const DOUBTED = 0.6;
/** The rank that a word of many meanings loses, so that a text that tells is preferred. */
const AMBIGUOUS = 0.5;
/** The rank that an action in a job or internship gains over one in a project. */
const AT_WORK = 0.15;
/** The rank that each further word of the ability in the same text adds. */
const ALSO = 0.15;
const MAX_COUNTED_WORDS = 3;

/** What a résumé says about an ability: the share shown, 0 to 1, and the words. */
export interface AbilityProof {
  share: number;
  state: AbilityState['state'];
  /** The unplaced line of the file that states it, if nothing else does. */
  unplaced?: string;
  words: string[];
  evidence: Evidence[];
}

/** A résumé, prepared for the rules of this service. */
export class PreparedResume {
  readonly statements: readonly Statement[];
  readonly texts: readonly Readable[];
  private readonly proofs = new Map<string, AbilityProof>();

  constructor(
    readonly document: ResumeDocument,
    /** The lines of the file without a place. */
    readonly unplaced: readonly string[] = [],
  ) {
    const { texts, statements } = readTexts(document);
    // The job intention is not evidence of an ability.
    this.texts = [...texts, ...markTexts(document)]
      .filter(({ module, text }) => module !== 'intention' && !isGapNote(text))
      .map((text): Readable => ({
        ...text,
        // English lines of a Chinese résumé are found by their Chinese equivalents.
        finder: new WordFinder([provingPart(text), ...glossOf(text.text)].join('，')),
      }));
    this.statements = statements;
  }

  /** How well the résumé shows an ability; cached. */
  proofOf(ability: Ability): AbilityProof {
    const known = this.proofs.get(ability.key);
    if (known) return known;
    const proof = this.lookFor(ability);
    this.proofs.set(ability.key, proof);
    return proof;
  }

  /** The texts with one of the words. */
  textsWith(words: readonly string[]): Readable[] {
    return this.texts.filter(({ finder }) => words.some((word) => finder.find(word) >= 0));
  }

  /** The statements with a word of the abilities. */
  statementsOf(abilities: readonly Ability[]): Statement[] {
    const words = specificWords(abilities);
    const pointers = new Set(
      this.texts
        .filter(({ module, isStatement, pointer, finder }) => {
          if (!this.isProof(module, isStatement, pointer)) return false;
          return words.some((word) => finder.find(word) >= 0);
        })
        .map(({ pointer }) => pointer),
    );
    return this.statements.filter(({ pointer }) => pointers.has(pointer));
  }

  /** A bonus for figures and results, so that the strongest of several statements is shown. */
  private weightOf(pointer: string): number {
    const { traits, doubt } = this.statements.find((statement) => statement.pointer === pointer) ?? {};
    if (traits === undefined) return 0;
    // A claim that interviewers question comes after all others.
    if (doubt !== undefined) return -DOUBTED;
    return traits.isQuantified ? QUANTIFIED : traits.hasResult || traits.hasFigure ? STATED : 0;
  }

  /** Whether a text describes something done, in any section. */
  private isProof(module: ResumeModuleKey, isStatement: boolean, pointer: string): boolean {
    if (!isStatement) return false;
    const owner = this.statements.find((statement) => statement.pointer === pointer);
    if (owner === undefined || isNoProof(owner.text) || isToRemove(owner)) return false;
    return PROVING.has(module) || (module === 'others' && owner.traits.isAction && owner.traits.hasFigure);
  }

  /** How many entries of an ability a text has, so that the text on the matter is quoted, not one that names it. */
  private wordsOf(ability: Ability, { finder }: Readable): number {
    const count = ability.words.filter((entry) => entry.some((word) => finder.find(word) >= 0)).length;
    return Math.min(count, MAX_COUNTED_WORDS);
  }

  /** The same of the text at a pointer. */
  countOfWords(ability: Ability, pointer: string): number {
    const readable = this.texts.find((each) => each.pointer === pointer);
    return readable ? this.wordsOf(ability, readable) : 0;
  }

  /** The best occurrence of one of the words of an entry. */
  private bestOf(entry: readonly string[], ability: Ability): Hit[] {
    let best: Hit | null = null;
    for (const readable of this.texts) {
      const { finder, module, isStatement, pointer, text } = readable;
      // Neither the name of an employer nor that of a course shows an ability.
      if (isEmployerName(pointer) || (module === 'education' && !isStatement)) continue;
      const there = entry.filter((each) => finder.find(each) >= 0 && !isOnlyHandled(ability, text, each));
      const first = there.find((each) => isSpecific(each, ability)) ?? there[0];
      if (first === undefined) continue;
      // The longest name of the thing: 零差错, not 差错.
      const word = there.reduce((own, each) => (each.includes(own) ? each : own), first);
      const isDone =
        (this.isProof(module, isStatement, pointer) ||
          isOwnWork(pointer, text) ||
          isPraiseByCustomers(ability, word)) &&
        !isOnlyLearnt(text, word) &&
        !(ability.key === 'organising' && isPrizeAlone(text));
      const share = isDone ? 1 : LISTED;
      const isSpecificWord =
        isSpecific(word, ability) ||
        (ability.kind === '通用' && isDone && this.wordsOf(ability, readable) >= ENOUGH_WEAK_WORDS);
      const rank =
        share +
        this.weightOf(pointer) -
        (isSpecificWord ? 0 : AMBIGUOUS) +
        (isDone && /^\/(?:work|internships)\//u.test(pointer) ? AT_WORK : 0) +
        ALSO * this.wordsOf(ability, readable);
      if (best === null || rank > best.rank)
        best = {
          word: wordIn(text, word),
          share,
          rank,
          isDone,
          isInEntry: PROVING.has(module),
          isSpecific: isSpecificWord,
          evidence: evidenceIn(readable),
        };
    }
    return best === null ? [] : [best];
  }

  /** The actions that show an ability by what they state, and the posts that imply it. */
  private byForm(ability: Ability): Hit[] {
    const { key } = ability;
    const hitsOf = (
      find: (text: string) => string | null,
      texts: readonly Readable[],
      share: number,
    ): Hit[] =>
      texts.flatMap((readable) => {
        const word = find(readable.text);
        const rank = share + this.weightOf(readable.pointer) + ALSO * this.wordsOf(ability, readable);
        return word === null
          ? []
          : [
              {
                word,
                share,
                rank,
                isDone: true,
                isInEntry: true,
                isSpecific: true,
                evidence: evidenceIn(readable),
              },
            ];
      });
    const actions = this.texts.filter((each) => this.isProof(each.module, each.isStatement, each.pointer));
    const posts = this.texts.filter(({ pointer }) => POST.test(pointer));
    const hits = hitsOf((text) => abilityInAction(key, text), actions, 1).slice(0, ENOUGH_WORDS);
    return hits.length > 0 ? hits : hitsOf((text) => abilityInPost(key, text), posts, LISTED).slice(0, 1);
  }

  /** The unplaced line of the file that states an ability. */
  private unplacedOn(ability: Ability): string | undefined {
    const words = specificWords([ability]);
    return this.unplaced.find((line) => {
      const finder = new WordFinder(withoutWishes(splitDenials(withoutUnproving(line)).affirmed));
      return words.some((word) => finder.find(word) >= 0);
    });
  }

  /** Whether a course or the field of study names the ability, so that only the person knows what was done with it. */
  private isStudied(ability: Ability): boolean {
    const words = specificWords([ability]);
    return this.texts.some(
      ({ module, finder }) => module === 'education' && words.some((word) => finder.find(word) >= 0),
    );
  }

  private lookFor(ability: Ability): AbilityProof {
    const found = [...this.byForm(ability), ...ability.words.flatMap((entry) => this.bestOf(entry, ability))];
    // A word that another trade uses differently is not evidence, even next to one that tells.
    const hits = found
      // A list shows no general ability: 酒店前台系统 is no service.
      .filter((hit) => hit.isSpecific && (hit.isDone || ability.kind !== '通用'))
      .toSorted((a, b) => b.rank - a.rank);
    const sum = hits.reduce((whole, hit) => whole + hit.share, 0);
    const done = hits.filter(({ isDone }) => isDone);
    const shown = done.length > 0 ? done : hits;
    const unplaced = hits.length === 0 ? this.unplacedOn(ability) : undefined;
    const isOpen = found.length > 0 || unplaced !== undefined || this.isStudied(ability);
    return {
      share: Math.min(1, sum / Math.min(ENOUGH_WORDS, ability.words.length)),
      state:
        done.length > 0
          ? '有实例'
          : hits.length === 0
            ? absentState(ability, isOpen)
            : hits.some(({ isInEntry }) => isInEntry)
              ? '待确认'
              : '仅列出',
      ...(unplaced !== undefined && { unplaced }),
      words: [...new Set(shown.flatMap(({ word }) => (word === '' ? [] : word)))].slice(0, 12),
      evidence: unique(shown.map(({ evidence }) => evidence)).slice(0, MAX_EVIDENCE),
    };
  }
}

const POST = /^\/(?:work|internships)\/\d+\/title\b/u;

const evidenceIn = ({ pointer, targetId, text }: Readable): Evidence => ({
  pointer,
  targetId,
  quote: quoted(text),
});

export { evidenceOf };
