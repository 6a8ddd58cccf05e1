import { regex } from '@qicheng/resume/regex';
import { quoted } from '../../resume-analysis/statements.js';
import { gainOf, type LetterScoreBoard } from '../letter-score-board.js';
import type { Letter } from '../read-letter.js';

/** What a post would bring its holder: security, prestige, ease. */
const OWN_BENEFIT = regex('u')`
  铁饭碗|旱涝保收|脸上(?:也|都)?有光|光宗耀祖|出人头地|(?<!不(?:是|为了?)[^，,。；;]{0,8})(?:很|多|觉得|显得|真)(?:威风|体面)
  |(?:工作|岗位|收入|待遇|职业)[^，,。；;]{0,4}(?:稳定|轻松|清闲|有保障)(?!性|发挥|运行|输出)|图(?:的是|个)?(?:编制|稳定)
  |福利[^，,。；;]{0,3}好|不用加班|离家近
`;
const POINTS = 10;
const QUOTE_LENGTH = 40;

/** Names the first sentence that gives one's own advantage as the reason, which says nothing to the reader. */
export function benefitRule({ sentences }: Letter, board: LetterScoreBoard): void {
  const found = sentences.find(({ text }) => OWN_BENEFIT.test(text));
  if (found === undefined) return;
  board.find({
    ruleId: 'focus.reason.benefit',
    category: 'structure',
    severity: 'important',
    paragraph: found.index,
    issue: `把这份工作对自己的好处写成了理由：“${quoted(found.text.replace(/[。；;！!]$/u, ''), QUOTE_LENGTH)}”`,
    why: '读信人想知道您为什么适合这份工作、能做什么。稳定、体面、待遇、家人高兴这些不写；改写一件让您想做这一行的事，或者做过的相近的事。',
    before: found.text.slice(0, 2_000),
    gain: gainOf('focus', POINTS),
  });
}
