import { regex } from '@qicheng/resume/regex';
import { isLearnt } from '#src/text/learnt.js';
import { WordFinder } from '#src/text/words.js';
import { falseClaims } from '../facts/false-claims.js';
import type { LetterContext } from '../letter-context.js';
import type { Letter } from '../read-letter.js';
import { describesWork } from './actions.js';
import { ADMITS, deniesIn } from './admissions.js';

/** What the employer has, asks for or does, and what one still wishes or will learn. */
const NOT_OWN = regex('iu')`
  (?<![宝珍昂富名尊])贵(?![重阳州宾族的人金])\p{Script=Han}|你们|(?:岗位|职位|招聘|职责)(?:要求|描述|说明|信息|里|中|上|写)
  |应聘|申请|竞聘|希望|期待|想(?:和|跟|来|去|加入)|热爱|喜欢|愿意|感兴趣|向往|入职后|入职前|到岗|如果|\byour?\b
`;
const OWN = /我|\b(?:I|my)\b/u;

/** Work that one has not done, unlike what did not go wrong in it. */
const NOT_DONE = /没有?(?!有|出|发生|收到|被|丢|耽|迟|延|断|犯|让)[^，,。；]{0,4}过|从未|尚未/u;

/** What one has used in one's work. */
const USED = /用[了过]|在用|一直用/u;

/** A clause of a letter about the writer's own work. */
export interface OwnClause {
  readonly text: string;
  readonly index: number;
  readonly finder: WordFinder;
}

/** The clauses in which a letter describes the writer's own work, without those that deny, wish or contradict the résumé. */
export function ownWorkIn(letter: Letter, context: LetterContext): OwnClause[] {
  const against = new Set(falseClaims(letter, context).map(({ sentence }) => sentence));
  return letter.sentences
    .filter(({ text }) => !against.has(text) && (describesWork(text) || USED.test(text)))
    .flatMap(({ text, index }) =>
      text
        .split(/(?<=[，；。！])|, /u)
        .filter(
          (clause) =>
            !deniesIn(clause) &&
            !NOT_DONE.test(clause) &&
            !isLearnt(clause) &&
            !ADMITS.test(clause) &&
            (!NOT_OWN.test(clause) || OWN_ACTION.test(clause)),
        )
        .map((clause) => ({ text: clause, index, finder: new WordFinder(clause) })),
    );
}
/** One's own action next to what the employer asks for: 贵公司要的排班，我做了三年. */
const OWN_ACTION = new RegExp(`(?:${OWN.source})[^，。；]{0,8}(?:做|带|管|负责|用|写|完成|参与)`, 'u');
