import { reworded, type TextLine } from '../reading/page-text.js';
import { relativeYear } from './date-spellings.js';

const TIME = String.raw`(?:(?:20\d{2}[-/年.])?\d{1,2}[-/月.]\d{1,2}日?\s*)?(?:昨天|今天|星期[一二三四五六日天]|周[一二三四五六日])?\s*(?:凌晨|早上|上午|中午|下午|晚上)?\s*\d{1,2}[:：]\d{2}(?:[:：]\d{2})?`;
/** 小周周 10:21, 2024-03-01 10:21:05 HR-王: a line with only speaker and time. */
const STAMP = new RegExp(
  String.raw`^\s*(?:(?<who>\S(?:.{0,18}\S)?)\s+[\[（(]?${TIME}[\]）)]?|[\[（(]?${TIME}[\]）)]?\s+(?<other>[^\d\s].{0,18}?)[:：]?)\s*$`,
  'u',
);
/** [10:21] 小周周：你好: the words after the time and the speaker. */
const INLINE = new RegExp(
  String.raw`^\s*[\[（(]?${TIME}[\]）)]?\s*(?<who>[^\d\s:：][^:：]{0,18})[:：]\s*(?<said>\S.*)$`,
  'u',
);
const MIN_MESSAGES = 3;
const RECRUITER = /\bHR\b|招聘|人事|猎头/iu;

interface Message {
  who: string;
  /** The year and month of a message, if its timestamp has them. */
  sent: { y: number; m: number } | null;
  lines: TextLine[];
}

const SENT = /(20\d{2})[-/年.](\d{1,2})[-/月.]\d{1,2}/u;
function sentAt(text: string): Message['sent'] {
  const [, y, m] = SENT.exec(text) ?? [];
  return y === undefined || m === undefined ? null : { y: Number(y), m: Number(m) };
}

const FOURTH = '一二三四';
/** 去年9月, 7月到现在, 大三 … 1月到6月 in a message: the absolute dates. */
function withYears(text: string, { y, m }: { y: number; m: number }, grade: number | null): string {
  const dated = text
    .replace(/(?:今年|去年|前年)(?=\d{1,2}月|(?:毕业|开始|到))/gu, (word) => `${relativeYear(word, y)}年`)
    .replace(
      /(?<![\d年.\-/]\s?)(?<!\d)(\d{1,2})月(?=(?:份)?(?:到|至)(?:现在|今))/gu,
      (whole, month: string) => `${Number(month) <= m ? y : y - 1}年${whole}`,
    );
  if (grade === null) return dated;
  return dated.replace(
    /(大([一二三四])(?:[上下]学期)?[^。；;]*?)(?<![\d年.])(\d{1,2})月(?=(?:份)?[到至-]\d{1,2}月)/u,
    (whole, before: string, nth: string, month: string) => {
      const autumn = grade + FOURTH.indexOf(nth);
      return `${before}${Number(month) >= MIN_AUTUMN ? autumn : autumn + 1}年${whole.slice(before.length)}`;
    },
  );
}
const MIN_AUTUMN = 9;

function messagesOf(lines: readonly TextLine[]): Message[] {
  const messages: Message[] = [];
  for (const line of lines) {
    const stamp = STAMP.exec(line.text)?.groups;
    const inline = stamp === undefined ? INLINE.exec(line.text)?.groups : undefined;
    const who = stamp?.who ?? stamp?.other ?? inline?.who;
    if (who !== undefined) messages.push({ who: who.trim(), sent: sentAt(line.text), lines: [] });
    const ownLine = inline === undefined ? line : reworded(line, inline.said ?? '');
    if (stamp === undefined) messages.at(-1)?.lines.push(ownLine);
  }
  return messages;
}

const lettersOf = (messages: readonly Message[]): number =>
  messages.reduce((sum, { lines }) => sum + lines.reduce((all, { text }) => all + text.length, 0), 0);

/** The applicant's messages in a copied chat with names and times; other texts are returned unchanged. */
export function applicantLines(lines: readonly TextLine[]): TextLine[] {
  const messages = messagesOf(lines);
  if (messages.length < MIN_MESSAGES || lines.some(({ box }) => box !== null)) return [...lines];
  const speakers = [...new Set(messages.map(({ who }) => who))];
  const byLength = speakers
    .map((who) => ({ who, letters: lettersOf(messages.filter((message) => message.who === who)) }))
    .sort((one, other) => other.letters - one.letters);
  const owner = byLength.find(({ who }) => !RECRUITER.test(who)) ?? byLength[0];
  const first = lines.findIndex(({ text }) => STAMP.test(text) || INLINE.test(text));
  const ownMessages = messages.filter(({ who }) => who === owner?.who);
  const grades = ownMessages.flatMap(({ lines: own }) =>
    own.flatMap(({ text }) => /(20\d{2})级/u.exec(text)?.[1] ?? []),
  );
  const grade = grades.length === 1 ? Number(grades[0]) : null;
  const own = ownMessages.flatMap(({ sent, lines: textLines }) =>
    sent === null
      ? textLines
      : textLines.map((line) => ({
          ...line,
          text: withYears(line.text, sent, grade),
          quote: line.quote ?? line.text,
        })),
  );
  return [...lines.slice(0, first), ...own];
}
