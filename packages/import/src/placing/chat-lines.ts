import type { TextLine } from '../reading/page-text.js';

const TIME = String.raw`(?:(?:20\d{2}[-/年.])?\d{1,2}[-/月.]\d{1,2}日?\s*)?(?:昨天|今天|星期[一二三四五六日天]|周[一二三四五六日])?\s*(?:凌晨|早上|上午|中午|下午|晚上)?\s*\d{1,2}[:：]\d{2}(?:[:：]\d{2})?`;
/** 小周周 10:21, 2024-03-01 10:21:05 HR-王: a line with only speaker and time. */
const STAMP = new RegExp(
  String.raw`^\s*(?:(?<who>\S(?:.{0,18}\S)?)\s+[\[（(]?${TIME}[\]）)]?|[\[（(]?${TIME}[\]）)]?\s+(?<other>[^\d\s].{0,18}?)[:：]?)\s*$`,
  'u',
);
/** [10:21] 小周周：你好: the words after it. */
const INLINE = new RegExp(
  String.raw`^\s*[\[（(]?${TIME}[\]）)]?\s*(?<who>[^\d\s:：][^:：]{0,18})[:：]\s*(?<said>\S.*)$`,
  'u',
);
const LEAST_MESSAGES = 3;
const RECRUITER = /\bHR\b|招聘|人事|猎头/iu;

interface Message {
  who: string;
  lines: TextLine[];
}

function messagesOf(lines: readonly TextLine[]): Message[] {
  const messages: Message[] = [];
  for (const line of lines) {
    const stamp = STAMP.exec(line.text)?.groups;
    const inline = stamp === undefined ? INLINE.exec(line.text)?.groups : undefined;
    const who = stamp?.who ?? stamp?.other ?? inline?.who;
    if (who !== undefined) messages.push({ who: who.trim(), lines: [] });
    const said =
      inline === undefined ? line : { ...line, text: inline.said ?? '', quote: line.quote ?? line.text };
    if (stamp === undefined) messages.at(-1)?.lines.push(said);
  }
  return messages;
}

const lettersOf = (messages: readonly Message[]): number =>
  messages.reduce((sum, { lines }) => sum + lines.reduce((all, { text }) => all + text.length, 0), 0);

/** The applicant's messages in a copied chat with names and times; other texts are returned unchanged. */
export function applicantLines(lines: readonly TextLine[]): TextLine[] {
  const messages = messagesOf(lines);
  if (messages.length < LEAST_MESSAGES || lines.some(({ box }) => box !== null)) return [...lines];
  const speakers = [...new Set(messages.map(({ who }) => who))];
  const byLength = speakers
    .map((who) => ({ who, letters: lettersOf(messages.filter((message) => message.who === who)) }))
    .sort((one, other) => other.letters - one.letters);
  const owner = byLength.find(({ who }) => !RECRUITER.test(who)) ?? byLength[0];
  const first = lines.findIndex(({ text }) => STAMP.test(text) || INLINE.test(text));
  const own = messages.filter(({ who }) => who === owner?.who).flatMap((message) => message.lines);
  return [...lines.slice(0, first), ...own];
}
