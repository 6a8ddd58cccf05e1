// Labellers record every other personal detail as a fact. The product stores many of them in separate fields.
import { present } from '../import/score.mjs';

const OWN =
  /^\/(?:basics\/(?:heightCm|weightKg|marital|health|vision|householdPlace|studentOrigin|wechat|qq|driverLicence|workSince|idNumber|links)|intention\/(?:salary|arrival|jobType|status|industries))/u;
const clean = (text) => present([['fact', text]])[0]?.[1] ?? '';

/** How authors write language fluency; the product stores it separately from the name. */
const FLUENCY = /母语|流利|良好|熟练|一般|会听|会一点|native|fluent|intermediate|conversational|合格/giu;

/**
 * A labelled fact counts as read if its value is in its own field, or if only the label differs.
 * @param {[string, string][]} labelled @param {[string, string][]} found @param {{ pointer: string, value: string }[]} fields
 */
export function withOwnDetails(labelled, found, fields) {
  const own = fields.flatMap(({ pointer, value }) => (OWN.test(pointer) ? [clean(value)] : []));
  const facts = labelled.flatMap(([name, text]) => (name === 'fact' ? [text] : []));
  const took = new Set();
  const read = found.map(([name, text]) => {
    if (name !== 'fact') return [name, text];
    const same = facts.find((fact) => !took.has(fact) && (fact === text || isSameBut(fact, text)));
    if (same !== undefined) took.add(same);
    return [name, same ?? text];
  });
  const inOwnField = facts.filter(
    (fact) => !took.has(fact) && own.some((value) => value.length > 1 && fact.includes(value)),
  );
  return [...read, ...inOwnField.map((fact) => ['fact', fact])];
}

/** 26岁 and 年龄26岁. */
const isSameBut = (fact, text) =>
  Math.min(fact.length, text.length) >= 2 && (text.endsWith(fact) || fact.endsWith(text));

/** @param {[string, string][]} entry */
export const withoutFluency = (entry) =>
  entry.map(([name, text]) => [
    name,
    name === 'name' ? text.replace(FLUENCY, '').replace(/(?<=\d{3})分$/u, '') || text : text,
  ]);

/** The level of an award (省级) is a separate field. @param {[string, string][]} entry */
export const withoutLevel = (entry) =>
  entry.map(([name, text]) => [
    name,
    name === 'name'
      ? text.replace(/(?:国家|全国|省|市|校|院)级?(?=(?:特等|[一二三]等|[金银铜]|优秀)奖)/u, '')
      : text,
  ]);
