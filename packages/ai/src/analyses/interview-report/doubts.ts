import { sentencesOf } from '../../text/clauses.js';
import { quoted } from '../resume-analysis/statements.js';
import { conductKindOf, conductOf } from './conduct-model/judge.js';
import { CONDUCT_HEARD } from './conduct-model/kinds.js';
import { COMPLAINT, harmIn, ruleHarm } from './harms.js';
import { tellsNoAct } from './kind-words.js';
import { withoutCourtesies } from './official-gifts.js';

/** Above this one six in seven are, which is asked about; below, four in five are harmless. */
const MIN_SCORE_OF_QUESTION = -0.3;

const QUOTE_LENGTH = 60;
const UNCLEAR = '不合规定或对别人不利的做法';

/** Of sentences of no recognised kind below this score, most are harmless where people are honest. */
const MIN_SCORE_OF_UNNAMED = 0.67;

/** A question about a statement. */
export interface Doubt {
  words: string;
  /** Whether a rule, a recognised kind of conduct or a high score of the model is behind it. */
  isFirm: boolean;
  isOfRule: boolean;
}

/** The question about a statement that may be heard as harmful; null if there is none, or if it surely is. */
export function doubtOf(said: string, question = ''): Doubt | null {
  const text = withoutCourtesies(said, `${question}\n${said}`);
  if (harmIn(said, question) !== undefined) return null;
  const { score, level, clause } = conductOf(text);
  const found = score > MIN_SCORE_OF_QUESTION ? ruleHarm(text, question) : undefined;
  if (found === undefined && (said !== text || level === 'none' || tellsNoAct(text))) return null;
  const complaint = found?.sentences
    .join('')
    .split(/[，。；！]/u)
    .find((each) => COMPLAINT.test(each));
  if (complaint !== undefined)
    return {
      words: `“${quoted(complaint, QUOTE_LENGTH)}”听起来像埋怨原单位，不要这样说；离职原因只说一句中性的话。`,
      isFirm: true,
      isOfRule: true,
    };
  const doubtful =
    found?.sentences[0] ?? sentencesOf(text).find((sentence) => sentence.includes(clause)) ?? clause;
  const { kind, isClear } = conductKindOf(text);
  const sentence = quoted(doubtful, QUOTE_LENGTH);
  return {
    words: `“${sentence}”这一句可能会被听成${isClear ? CONDUCT_HEARD[kind] : UNCLEAR}。如果不是这个意思，请说清前因后果和您按什么规定做的；如果是，不要这样说。`,
    isFirm: found !== undefined || isClear || score > MIN_SCORE_OF_UNNAMED,
    isOfRule: found !== undefined,
  };
}
