import { regex } from '@qicheng/resume/regex';
import { quoted } from '../../resume-analysis/statements.js';
import { gainOf, type LetterScoreBoard } from '../letter-score-board.js';
import { isBody, type Letter } from '../read-letter.js';

/** A condition under which one is not to be written to, or an order to answer. */
const ULTIMATUM = regex('u')`
  (?:不能满足|满足不了|达不到|给不了|不满足|做不到|不答应|不(?:行|同意)的话|低于|少于|不到|没有)[^。；]{0,12}(?:就|则|请|也|都)?(?:不用|不必|别|免|不要|无需|请勿)(?:再|来)?
  (?:联系|打(?:电话|给我|扰)|找我|浪费|谈|约|通知|面试|回复)
  |(?:低于|少于|不到|没有|不能)[^，。；]{0,14}[，]?(?:我)?(?:就|则|一律|也)?(?:不谈|免谈|不(?:考虑|来|去|干)(?:了)?(?=[。！；，]|$)|勿扰)
  |(?:否则|不然|要不然?)(?:的话)?[，]?(?:我)?(?:就|也)?(?:不(?:考虑|来|去|谈|干|用联系)|免谈|另找|去别家)
  |没有?(?:任何)?(?:回复|答复|消息|回音)[，,]?\s?我?(?:就|便)(?:去|找|选|接受|当)|(?:天|小时|日|周)之?内(?:必须|务必)?给我|(?:请|必须)[^，。；]{0,8}(?:天|小时|日)之?内(?:答复|回复)|最晚[^，。；]{0,6}[天日号周]内?(?:[，。]|$)
  |(?:不行|不要|不合适|不同意)就算了|过期不候|非诚勿扰|勿扰|免谈|(?:请|速速?|务必)?(?:马上|立刻|立即|速速?)(?:给我)?(?:回复|答复|回信|通知我|联系我|回(?=[。！]|$))
`;
const POLITE =
  /我(?:会|可以?|将|能)?(?:马上|立刻|立即|第一时间)|如(?:果|有)?[^，。；]{0,8}(?:需要|问题)|方便/u;

/** Whether a sentence ends a letter with a condition or an order. */
export const isUltimatum = (sentence: string): boolean => ULTIMATUM.test(sentence) && !POLITE.test(sentence);

const COST = 15;
const QUOTE_LENGTH = 40;
/** Names the first ultimatum of a letter, which no reader answers; returns whether there is one. */
export function judgeUltimatum({ paragraphs, sentences }: Letter, board: LetterScoreBoard): boolean {
  const found = sentences.find(
    ({ text, index }) => isBody(paragraphs[index]?.role ?? 'signature') && isUltimatum(text),
  );
  if (found === undefined) return false;
  const issue = `写成了条件或命令：“${quoted(found.text.replace(/[。；;！!]$/u, ''), QUOTE_LENGTH)}”`;
  board.add('structure', 'structure.ultimatum', -COST, issue, found.index);
  board.find({
    ruleId: 'structure.ultimatum',
    category: 'structure',
    severity: 'important',
    paragraph: found.index,
    issue,
    why: '这样收尾，读信人多半不再往下联系。改写“期待当面介绍，薪资和工作安排可以面谈”；必须的条件放到面试时谈。',
    before: found.text.slice(0, 2_000),
    gain: gainOf('structure', COST),
  });
  return true;
}
