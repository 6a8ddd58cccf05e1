import type { AbilityState } from '@qicheng/analysis/job-analysis-result';
import type { Evidence } from '@qicheng/analysis/result';
import type { ResumeModuleKey } from '@qicheng/analysis/resume-analysis';
import type { ResumeDocument } from '@qicheng/resume/document';
import type { Ability } from '#src/data/occupations.js';
import { glossOf } from '#src/jd/gloss.js';
import { isEmployerName, withoutActivities } from '#src/text/employer-activities.js';
import { WordFinder } from '#src/text/words.js';
import { isEmployerIntro } from '../../resume-analysis/no-deed.js';
import {
  evidenceOf,
  quoted,
  readTexts,
  type PrintedText,
  type Statement,
} from '../../resume-analysis/statements.js';

interface Readable extends PrintedText {
  finder: WordFinder;
}

/** Modules with deeds; a word in a list elsewhere proves less. */
const PROVING: ReadonlySet<ResumeModuleKey> = new Set(['experience', 'projects', 'research', 'campus']);
const LISTED = 0.5;
/** A course only shows that the subject was learnt. */
const HEARD = 0.25;
/** Books that were read; their titles name nothing that was done. */
const READ_BOOKS = /(?:看|读|学|自学|研读|阅读|学习)[完过了]*(?:《[^》]*》[、和与及]?)+/gu;
/** Whether the name of a work in the portfolio says that it was made. */
const isOwnWork = (pointer: string, text: string): boolean =>
  pointer.startsWith('/portfolio/') && /做[过了]|设计|制作|开发|完成|搭建|绘制/u.test(text);
/** A statement about self-study. */
const STUDIES = /^(?:\d{4}[.年]\d{0,2}月?)?(?:起|至今|开始|期间)*(?:自学|学习|看完|读完|学完|旁听)/u;

const withoutNames = ({ pointer, text }: Pick<PrintedText, 'pointer' | 'text'>): string =>
  isEmployerName(pointer) ? withoutActivities(text) : text;

/** Words with a different meaning in each trade, which alone do not show a professional ability. */
const SHARED_WORDS: ReadonlySet<string> = new Set(
  (
    '风险 试验 测试 预算 项目 方案 客户 分析 现场 进度 资料 环境 指标 数据 场景 优化 实现 模型 流程 体验 条件 ' +
    '测量 清单 材料 反应 控制 信号 分类 训练 推理 系统 网络 恢复 监测 成本 渠道 合同 框架 线路 处理 操作 检查'
  ).split(' '),
);

/** Whether a word alone shows an ability. */
const tells = (word: string, { kind }: Pick<Ability, 'kind'>): boolean =>
  kind !== '专业' || !SHARED_WORDS.has(word);

/** The words that alone show one of the abilities. */
export const tellingWords = (abilities: readonly Ability[]): string[] =>
  abilities.flatMap((ability) => ability.words.flat().filter((word) => tells(word, ability)));
/** This many words of an ability in deeds suffice for its full score. */
const ENOUGH_WORDS = 2;
const MAX_EVIDENCE = 3;
const QUANTIFIED = 0.2;
const TOLD = 0.1;

/** What a résumé says about an ability: the share shown, 0 to 1, and the words. */
export interface AbilityProof {
  share: number;
  state: AbilityState['state'];
  /** Whether the résumé contains any of its words, even an ambiguous one. */
  isMentioned: boolean;
  words: string[];
  evidence: Evidence[];
}

/** A résumé, prepared for the rules of this service. */
export class SeenResume {
  readonly statements: readonly Statement[];
  readonly texts: readonly Readable[];
  private readonly proofs = new Map<string, AbilityProof>();

  constructor(readonly document: ResumeDocument) {
    const { texts, statements } = readTexts(document);
    // The job intention is not evidence of an ability.
    this.texts = texts
      .filter(({ module }) => module !== 'intention')
      .map((text): Readable => ({
        ...text,
        // English lines of a Chinese résumé are found by their Chinese equivalents.
        finder: new WordFinder(
          [withoutNames(text).replace(READ_BOOKS, ''), ...glossOf(text.text)].join('，'),
        ),
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
    const words = tellingWords(abilities);
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
    const traits = this.statements.find((statement) => statement.pointer === pointer)?.traits;
    if (traits === undefined) return 0;
    return traits.isQuantified ? QUANTIFIED : traits.hasResult || traits.hasFigure ? TOLD : 0;
  }

  /** Whether a text describes something done, in any section. */
  private isProof(module: ResumeModuleKey, isStatement: boolean, pointer: string): boolean {
    if (!isStatement) return false;
    const told = this.statements.find((statement) => statement.pointer === pointer);
    if (told === undefined || STUDIES.test(told.text) || isEmployerIntro(told.text)) return false;
    return PROVING.has(module) || (module === 'others' && told.traits.isDeed && told.traits.hasFigure);
  }

  private lookFor(ability: Ability): AbilityProof {
    const { words } = ability;
    const found = words.flatMap((entry) => {
      let best: { word: string; share: number; rank: number; evidence: Evidence } | null = null;
      for (const { finder, module, isStatement, pointer, targetId, text } of this.texts) {
        const there = entry.filter((each) => finder.find(each) >= 0);
        const word = there.find((each) => tells(each, ability)) ?? there[0];
        if (word === undefined) continue;
        const isDone = this.isProof(module, isStatement, pointer) || isOwnWork(pointer, text);
        const share = isDone ? 1 : module === 'education' ? HEARD : LISTED;
        const rank = share + this.weightOf(pointer) - (tells(word, ability) ? 0 : TOLD);
        if (best === null || rank > best.rank)
          best = { word, share, rank, evidence: { pointer, targetId, quote: quoted(text) } };
      }
      return best === null ? [] : [best];
    });
    const isTold = found.some(({ word }) => tells(word, ability));
    const hits = isTold ? found.toSorted((a, b) => b.share - a.share) : [];
    const sum = hits.reduce((whole, hit) => whole + hit.share, 0);
    const done = hits.filter((hit) => hit.share === 1);
    const shown = done.length > 0 ? done : hits;
    return {
      share: Math.min(1, sum / Math.min(ENOUGH_WORDS, words.length)),
      state: done.length > 0 ? '有实例' : hits.length > 0 ? '仅列出' : '未体现',
      isMentioned: found.length > 0,
      words: [...new Set(shown.map((hit) => hit.word))].slice(0, 12),
      evidence: unique(shown.map((hit) => hit.evidence)).slice(0, MAX_EVIDENCE),
    };
  }
}

const unique = (all: readonly Evidence[]): Evidence[] =>
  all.filter((each, index) => all.findIndex(({ pointer }) => pointer === each.pointer) === index);

export { evidenceOf };
