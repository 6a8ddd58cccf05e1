import { clipped } from '../../text/clipped.js';

/** Words that make a clause a question or a request. */
const ASKS =
  /什么|怎么|怎样|如何|哪|谁|吗|呢|几|多少|多[长久大快高]|为什么|是不是|有没有|是否|能不能|讲|说|介绍|举|解释|谈|描述|分析/u;
/** A statement before the question: 你写到“…”, 简历里写“…”, 岗位职责里有一条是“…”。 */
const QUOTES =
  /^(?:你)?(?:的)?(?:简历(?:里|上)?)?(?:里|中)?(?:写|岗位职责|招聘要求|任职要求|我们很看重|我们看重)/u;
const SENTENCE = /(?<=[。？！?；;])/u;
const MAX_PART_LENGTH = 60;

const plain = (part: string): string => part.replace(/[。？！?；;，,\s]+$/u, '').trim();

/** What a question asks for, one part for each of its questions; the statement that it quotes is not one. */
export function requestedParts(question: string): string[] {
  const quotes: string[] = [];
  // Punctuation within a quotation separates nothing.
  const masked = question.replace(/“[^”]*”/gu, (quote) => `“${quotes.push(quote) - 1}”`);
  const restored = (part: string): string =>
    part.replace(/“(\d+)”/gu, (_, at: string) => quotes[Number(at)] ?? '');
  return (
    masked
      .split(SENTENCE)
      .flatMap((sentence) => {
        const clauses = sentence.split(/[，,]/u);
        return QUOTES.test(clauses[0] ?? '') && clauses.length > 1
          ? [clauses.slice(1).join('，')]
          : [sentence];
      })
      .map(plain)
      // What a quotation says asks for nothing: “合同谈判”.
      .filter((part) => ASKS.test(part))
      .map((part) => clipped(restored(part), MAX_PART_LENGTH))
  );
}
