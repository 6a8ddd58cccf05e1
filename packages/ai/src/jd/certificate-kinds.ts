import { clipped } from '../text/clipped.js';
import { excerpt } from '../text/excerpt.js';
import type { Found } from './certificate-mentions.js';
import type { FactMatch } from './match-dates.js';
import { quotedList } from './part-names.js';
import { evidenceIn } from './read-resume.js';

/** Certificates of several kinds that do not replace each other: 安全员B证 and C证, 笔译 and 口译. */
const KINDS: Readonly<Record<string, RegExp>> = {
  安全员证: /(?<![A-Za-z])[ABC](?![A-Za-z])/gu,
  电工证: /[高低]压|高(?=低压)/gu,
  CATTI: /口译|笔译/gu,
  // A licence within sight is the lower one and never required by this name.
  无人机驾驶执照: /超视距/gu,
  内审员:
    /HACCP|BRC|FSSC|GMP|IATF\s?16949|(?:ISO|GB\/T)?\s?(?:9001|14001|45001|22000|13485|27001|17025|20000|50001)/giu,
};

/** Certificates of one standard that an employer may accept for another. */
const NEAR_KINDS: ReadonlySet<string> = new Set(['内审员']);
/** A standard by its number or short name: ISO 22000 and ISO22000 are the same. */
const kindIn = (kind: string): string =>
  kind === '高' ? '高压' : (/\d{4,5}/u.exec(kind)?.[0] ?? kind.toUpperCase());

/** Judges a certificate of another kind; null if it is of the same kind. */
export function otherKind(
  { name, text, entry, nameAsWritten }: Found,
  requirement: string,
): FactMatch | null {
  const kinds = KINDS[name];
  const requiredKinds: string[] = kinds ? (requirement.match(kinds) ?? []) : [];
  const own: string[] = kinds ? (entry.match(kinds) ?? []) : [];
  const isRequired = (kind: string): boolean => requiredKinds.some((each) => kindIn(each) === kindIn(kind));
  if (!kinds || requiredKinds.length === 0 || own.some(isRequired)) return null;
  const atoms = [evidenceIn(text)];
  const shown = [...new Set(requiredKinds.map(kindIn))].join('或');
  if (own.length > 0 && NEAR_KINDS.has(name))
    return {
      state: '可迁移',
      reason: `要求${shown}，简历写的是“${excerpt(text.text, 40)}”，是否认可以招聘方为准`,
      atoms,
      action: '先问清是否认可这张证；信里照实写证书名称。',
    };
  return own.length === 0
    ? { state: '待确认', reason: `写到“${nameAsWritten}”，没有写是不是${shown}`, atoms }
    : { state: '缺口', reason: `要求${shown}，简历写的是“${excerpt(text.text, 40)}”`, atoms };
}

/** Kinds of which a posting that lists several requires each: 持低压、高压电工证. */
const EACH: ReadonlySet<string> = new Set(['电工证', '内审员']);
const ANY_KIND = /或|\/|之一|任[一意]|优先|均可|皆可/u;

/** Judges several kinds that are all required, each by its own certificate; null if at most one is. */
export function everyKind(all: readonly Found[], requirement: string): FactMatch | null {
  const family = [...new Map(all.map((each) => [each.text.pointer, each])).values()];
  const name = family[0]?.name ?? '';
  const kinds = EACH.has(name) && !ANY_KIND.test(requirement) ? KINDS[name] : undefined;
  const kindsOf = (text: string): string[] => (kinds ? (text.match(kinds) ?? []).map(kindIn) : []);
  const requiredKinds = [...new Set(kindsOf(requirement))];
  const own = family.filter(({ entry }) => kindsOf(entry).some((kind) => requiredKinds.includes(kind)));
  if (requiredKinds.length < 2 || own.length === 0) return null;
  const open = requiredKinds.filter((kind) => !own.some(({ entry }) => kindsOf(entry).includes(kind)));
  const atoms = own.map(({ text }) => evidenceIn(text));
  return open.length === 0
    ? { state: '直接', reason: `写到${quotedList(own.map(({ text }) => clipped(text.text, 20)))}`, atoms }
    : {
        state: '可迁移',
        reason: `写到${quotedList(own.map(({ nameAsWritten }) => nameAsWritten))}，没有写${open.join('、')}`,
        atoms,
        action: '有证就写全名称、等级和取得时间；没有先问是否必须。',
      };
}
