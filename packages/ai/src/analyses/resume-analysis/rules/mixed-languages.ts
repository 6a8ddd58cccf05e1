import { isEnglishText } from '#src/text/no-chinese.js';
import { ACTION_MODULES } from '../action-modules.js';
import type { Opinion, Subject } from './rule.js';

/** A name of one or two words is none of a language. */
const MIN_WORDS = 3;
const isEnglish = (text: string): boolean =>
  isEnglishText(text) && (text.match(/[A-Za-z]+/gu)?.length ?? 0) >= MIN_WORDS;

/** Says once that the actions of a Chinese résumé are partly in English. */
export function mixedLanguages({ document, statements }: Subject): Opinion {
  const ownStatements = statements.filter(({ module }) => ACTION_MODULES.has(module));
  const english = ownStatements.filter(({ text }) => isEnglish(text));
  const chinese = ownStatements.length - english.length;
  const [first] = english;
  if (document.meta.lang !== 'zh' || first === undefined || chinese === 0)
    return { verdicts: [], findings: [] };
  return {
    verdicts: [],
    findings: [
      {
        ...{ ruleId: 'language.mixed', severity: 'important', category: 'format', module: first.module },
        issue: `经历里中英文混写：${english.length} 条英文、${chinese} 条中文`,
        why: '投国内单位统一写中文，投外企另备一份全英文的。混写读起来费力，关键词也容易漏检。',
        gains: [],
      },
    ],
  };
}
