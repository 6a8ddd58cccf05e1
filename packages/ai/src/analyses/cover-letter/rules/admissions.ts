import { regex } from '@qicheng/resume/regex';
import { quoted } from '../../resume-analysis/statements.js';
import type { LetterScoreBoard } from '../letter-score-board.js';
import { ARROGANT } from '../phrases.js';
import type { Letter } from '../read-letter.js';

/** What somebody says openly not to have done or not to know well. */
export const ADMITS = regex('u')`
  (?:还|从来|一直|我)?没有?(?:单独|独立|从头|正式|系统|真正)?(?:地)?(?:做|办|用|考|学|接触|带|管|参与|写)过
  |(?:还没有?|尚未|没有)(?:考|拿|取得|报)[^，。；]{0,8}(?:证|照)|我?(?:还没有?|没有)(?:驾照|证书|[^，。；]{0,6}资格证)|证书?我?(?:还|暂时)?没有
  |(?:我)?不(?:太|大|很)?(?:熟(?!悉的人)|会用)|(?:我)?(?:只是|只)(?:了解|会|能)|用得(?:还)?(?:少|不多)|能做简单的
  |只(?:参与|接触|学|在[^，。；]{1,8}[做学用])过|还在学|做得(?:还)?不深
`;
/** That nothing went wrong admits nothing. */
const FLAWLESS = /事故|差错|投诉|违规|违纪|迟到|请假|出过|处分/u;
/** Whether a clause says not to have done or used what it names. */
export const deniesIn = (clause: string): boolean => DENIES.test(clause) && !FLAWLESS.test(clause);
const DENIES =
  /没有?[^，。；]{0,6}(?:做|办|用|学|接触|带|管|参与|写|干|碰|负责|从事)过|没有?[^，。；]{0,10}(?:经验|经历)|不会(?:用|做|写|开)/u;
const REMEDY = regex('u')`
  正在[^，。；]{0,6}(?:学|练|考|补|准备)|(?:入职|到岗|上岗)[前后][^。；]{0,30}(?:学|看|补|练|熟悉|读)|在[学练读补考]|(?:打算|准备|计划)[^，。；]{0,8}(?:学|考|补|练|报|从)
  |报(?:了)?名|[做学练]起|(?:跟|向)[^，。；]{1,8}学|(?:这|近)[^，。；]{0,4}(?:在用|在看|在学|在练)
  |(?:已经?|一直|现在|目前|每[天周晚])[^，。；]{0,12}(?:学|练|考|补|背|[上听网]课|看书)
`;
/** What was done about it, in the next sentence: 为此我考取了…, 入职后会跟着学. */
const REMEDIED = regex('u')`
  ^(?:为此|因此|所以|为了补|目前|现在|去年|今年)[^。；]{0,20}(?:考[取了过]|取得|报[了名]|学[了习]|了解|补|练)
  |(?:入职|到岗|上岗|试用期)[^。；]{0,8}(?:跟|学|补|熟悉|上手)
`;
/** Something done that is close to it. */
const NEAREST = /[，,](?:但|不过|只是)[^。；]{0,24}(?:过|[了有])/u;
const MAX_ADMISSIONS = 2;
const MAX_QUOTE = 60;

/** Praises a frank admission; with what is done about it if the letter says so. */
export function judgeAdmissions({ sentences }: Letter, board: LetterScoreBoard): void {
  const found = sentences
    .filter(({ text }) => ADMITS.test(text) && !FLAWLESS.test(text) && !ARROGANT.test(text))
    .slice(0, MAX_ADMISSIONS);
  for (const { text, index } of found) {
    const next = sentences[sentences.findIndex((each) => each.text === text && each.index === index) + 1];
    const isRemedied = REMEDY.test(text) || (next?.index === index && REMEDIED.test(next.text));
    const shown = `“${quoted(text.replace(/[。；;！!]$/u, ''), MAX_QUOTE)}”`;
    const more = isRemedied
      ? '也说了怎么补，可信'
      : NEAREST.test(text)
        ? '也说了最接近的事，可信'
        : // What is done about it may be said anywhere in a letter, so nothing more is asked for.
          '可信';
    const words = `${shown}如实说了差距，${more}`;
    board.praise(index, 'evidence.admission', text, words);
  }
}
