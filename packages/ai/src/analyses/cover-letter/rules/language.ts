import { isEnglishText } from '#src/text/no-chinese.js';
import { quoted } from '../../resume-analysis/statements.js';
import { CLICHES } from '../../resume-analysis/wording.js';
import { gainOf, type LetterScoreBoard } from '../letter-score-board.js';
import { ARROGANT, BEGGING, EXAGGERATION, TEMPLATE_PHRASES } from '../phrases.js';
import { isBody, type Letter, sizeOf, unitOf } from '../read-letter.js';

const FULL = 100;
const HALF = 70;
const TEMPLATE = 8;
const CLICHE = 5;
const TONE = 10;
const LONG_SENTENCE = 5;
const MARKS = 4;
const SELF = 8;
const MAX_LOSS = { template: 40, cliche: 25, tone: 30, long: 15 } as const;
const SENTENCE_LENGTH = 90;
const ENGLISH_SENTENCE = 45;
const SHORT = { 字: 120, 个词: 50 } as const;

/** Whether the words are the person's own and say something. Full at first, less for each error. */
export function judgeLanguage(letter: Letter, board: LetterScoreBoard): void {
  if (letter.body === '') return;
  // A few words prove no style.
  const isShort = letter.size < (unitOf(letter.body) === '字' ? SHORT.字 : SHORT.个词);
  board.add(
    'language',
    'language.base',
    isShort ? HALF : FULL,
    isShort ? '正文太短，语言只按一部分计' : '从满分起，每处问题扣分',
  );
  templateRule(letter, board);
  clicheRule(letter, board);
  toneRule(letter, board);
  sentenceRule(letter, board);
}

function templateRule({ paragraphs }: Letter, board: LetterScoreBoard): void {
  let taken = 0;
  for (const { index, text, role } of paragraphs) {
    if (!isBody(role)) continue;
    for (const { pattern, instead } of TEMPLATE_PHRASES) {
      const words = pattern.exec(text)?.[0];
      if (words === undefined) continue;
      const points = Math.min(TEMPLATE, MAX_LOSS.template - taken);
      taken += points;
      board.add('language', 'language.template', -points, `套话“${words}”`, index);
      board.find({
        ruleId: 'language.template',
        category: 'template',
        severity: 'minor',
        paragraph: index,
        issue: `套话“${words}”`,
        why: `这样的话人人都写。${instead}。`,
        before: words,
        gain: gainOf('language', points),
      });
    }
  }
}

function clicheRule({ paragraphs }: Letter, board: LetterScoreBoard): void {
  let taken = 0;
  for (const { index, text, role } of paragraphs) {
    if (!isBody(role)) continue;
    for (const [words] of text.matchAll(CLICHES)) {
      const points = Math.min(CLICHE, MAX_LOSS.cliche - taken);
      taken += points;
      if (points === 0) return;
      board.add('language', 'language.cliche', -points, `空泛的形容“${words}”`, index);
      board.find({
        ruleId: 'language.cliche',
        category: 'language',
        severity: 'minor',
        paragraph: index,
        issue: `“${words}”没有事实支持`,
        why: '换成一件能说明它的事。',
        before: words,
        gain: gainOf('language', points),
      });
    }
  }
}

function toneRule({ paragraphs }: Letter, board: LetterScoreBoard): void {
  let taken = 0;
  const kinds = [
    [EXAGGERATION, '语气过满', '证明不了的话会被追问，改成做过的事。'],
    [
      new RegExp(ARROGANT, 'gu'),
      '语气傲慢',
      '贬低对方、别人或这份工作的话会被直接淘汰：整句删去，写一件做过的事。',
    ],
    [BEGGING, '语气过低', '求职是双向选择，写能带来什么。'],
  ] as const;
  for (const { index, text, role } of paragraphs) {
    if (!isBody(role)) continue;
    for (const [pattern, issue, why] of kinds) {
      for (const [words] of text.matchAll(pattern)) {
        const points = Math.min(TONE, MAX_LOSS.tone - taken);
        taken += points;
        if (points === 0) return;
        board.add('language', 'language.tone', -points, `${issue}：“${words}”`, index);
        board.find({
          ruleId: 'language.tone',
          category: 'language',
          severity: 'minor',
          paragraph: index,
          issue: `${issue}：“${words}”`,
          why,
          before: words,
          gain: gainOf('language', points),
        });
      }
    }
  }
}

function sentenceRule({ sentences, body }: Letter, board: LetterScoreBoard): void {
  let taken = 0;
  for (const { text, index } of sentences) {
    const size = sizeOf(text);
    if (size <= (isEnglishText(text) ? ENGLISH_SENTENCE : SENTENCE_LENGTH) || taken >= MAX_LOSS.long)
      continue;
    taken += LONG_SENTENCE;
    board.add('language', 'language.long', -LONG_SENTENCE, `一句话有 ${size} ${unitOf(text)}`, index);
    board.find({
      ruleId: 'language.long',
      category: 'language',
      severity: 'minor',
      paragraph: index,
      issue: `“${quoted(text, 30)}”一句话有 ${size} ${unitOf(text)}`,
      why: '拆成两三句，每句说一件事。',
      gain: gainOf('language', LONG_SENTENCE),
    });
  }
  const own = sentences.filter(({ text }) => /^(?:我|本人)/u.test(text)).length;
  if (sentences.length >= 5 && own / sentences.length > 0.6) {
    board.add('language', 'language.self', -SELF, '多数句子以“我”开头');
    board.find({
      ruleId: 'language.self',
      category: 'language',
      severity: 'minor',
      paragraph: null,
      issue: '多数句子以“我”开头',
      why: '换成以事情或结果开头。',
      gain: gainOf('language', SELF),
    });
  }
  const marks = /[！!]{2,}|[？?]{2,}|。{2,}|…{3,}|~{2,}|[\u{1F300}-\u{1FAFF}]/u.exec(body)?.[0];
  if (marks) {
    board.add('language', 'language.marks', -MARKS, `标点“${marks}”不合书面语`);
    board.find({
      ruleId: 'language.marks',
      category: 'language',
      severity: 'minor',
      paragraph: null,
      issue: `“${marks}”不合书面语`,
      why: '书面语只用一个标点，不用表情。',
      before: marks,
      gain: gainOf('language', MARKS),
    });
  }
}
