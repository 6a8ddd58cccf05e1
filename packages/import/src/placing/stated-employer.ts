import type { Entry } from './entries.js';
import { companyScore } from './recognise.js';

/** 最后一家叫永联五金, 单位叫锦绣服装厂: the name of an employer, told in a clause. */
const NAMED =
  /(?:^|[，,；;。]\s*)(?:(?:最后|最近|后来|前面|头|后)(?:的|这|那)?)?(?:[一那这]?家|(?:厂|公司|单位|店|门店|酒店|饭店)(?:名字?)?)(?:名字?)?(?:就)?叫(?:做)?\s*(?<name>[\p{Script=Han}A-Za-z（）()]{3,20})(?:[，,；;。]|$)/u;

const statedEmployer = (text: string): { name: string; rest: string } | null => {
  const found = NAMED.exec(text);
  const name = found?.groups?.name;
  if (found === null || name === undefined) return null;
  const rest = [text.slice(0, found.index), text.slice(found.index + found[0].length)].filter(Boolean);
  return { name, rest: rest.join('，') };
};

/** 换过3家厂 names none. */
const isEmployer = (text: string): boolean =>
  companyScore(text) >= 1 && statedEmployer(text) === null && !/[过了\d]/u.test(text);

/** Gives an employment whose head names no employer the one that its text tells. */
export function withStatedEmployer(entry: Entry): Entry {
  if (entry.parts.some(({ text }) => isEmployer(text))) return entry;
  const texts = [...entry.parts, ...entry.statements].map(({ text }) => text);
  const found = texts.map(statedEmployer).find((each) => each !== null);
  if (found == null) return entry;
  const without = <Part extends { text: string }>(part: Part): Part[] => {
    const own = statedEmployer(part.text);
    if (own?.name !== found.name) return [part];
    return own.rest === '' ? [] : [{ ...part, text: own.rest }];
  };
  const line = [...entry.parts, ...entry.statements].find(({ text }) => statedEmployer(text) !== null)?.line;
  if (line === undefined) return entry;
  const parts = entry.parts.flatMap(without);
  return {
    ...entry,
    parts: [{ text: `公司：${found.name}`, line }, ...parts],
    statements: entry.statements.flatMap(without),
  };
}
