import type { ToCheck } from '@qicheng/analysis/interview-report';
import { regex } from '@qicheng/resume/regex';
import { sentencesOf } from '../../text/clauses.js';
import { sharedRun } from '../../text/shared-run.js';
import { quoted } from '../resume-analysis/statements.js';
import type { AnswerCase, ReportContext } from './answer-case.js';

/** Words by which an answer claims to master something, or to have done it often or alone. */
const MASTERY = regex('u')`
  精通|(?<![不没])(?:非常|很|特别|十分|相当)?熟练|(?:非常|很|特别|十分|相当|都)(?:熟悉?|精|擅长|拿手)
  |独立(?:负责|完成|做|算|操作|带|建|搭|开发|主持)(?:过|了|整)|(?:做|用|带|建|开|写|搭|调|算|画)过(?:很多|许多|不少|好多|大量|[\d一二三四五六七八九十两几]+(?:多|几)?(?!次))
  |(?:给|为|替)[^，。；]{0,10}(?:建|搭|做|写|开发)过|专家|随便用
`;
/** Words by which an answer keeps to the limit, or speaks of a plan. */
const MODEST =
  /[谈算说]不上|不(?:太|算|够|是很|怎么)|没有?|还(?:不|差|要|得)|只(?:是|有|在|用|做|学)?|打算|准备|想学|如果|争取|正在学|以后/u;

/** A name in Latin letters, or this many characters in a row, show that a sentence is about the skill. */
const MIN_RUN = 4;
const LATIN = /[A-Za-z][A-Za-z\d.+#-]{2,}/gu;
const isAbout = (subject: string, sentence: string): boolean => {
  const names = subject.match(LATIN) ?? [];
  const lower = sentence.toLowerCase();
  return names.length > 0
    ? names.some((name) => lower.includes(name.toLowerCase()))
    : [...sharedRun(subject, sentence)].length >= MIN_RUN;
};

/** Sentences of an answer that claim to master what the résumé itself limits: 用过一次 against 熟练. */
export function skillConflicts({ question, text }: AnswerCase, { limits }: ReportContext): ToCheck[] {
  const claims = sentencesOf(text).filter((sentence) => MASTERY.test(sentence) && !MODEST.test(sentence));
  return limits.flatMap(({ subject, clause }) => {
    const claimed = claims.find((sentence) => isAbout(subject, sentence));
    return claimed === undefined
      ? []
      : [
          {
            ...{ questionId: question.id, kind: 'claim' as const },
            ...{ resume: quoted(clause, 120), answer: quoted(claimed.trim(), 120) },
            advice: `和简历对不上：简历写“${quoted(clause, 40)}”，回答却说得很熟。照简历的程度说，再说打算怎么补；如果真的做过，先改简历并准备依据。`,
          },
        ];
  });
}
