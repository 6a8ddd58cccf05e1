import { createStore, get, update } from 'idb-keyval';
import { styleTokens, type StyleTokens } from '@qicheng/resume/document';
import { isTemplateCode } from '@qicheng/templates/catalog';

/** A template with a style, kept in this browser for the next résumé. */
export interface StyleSet {
  readonly name: string;
  readonly templateCode: string;
  readonly style: StyleTokens;
}

export const STYLE_SET_NAME_MAX = 20;
export const MOST_SETS = 12;

const open = () => createStore('qicheng-style-sets', 'sets');

/** What an older release kept may name a template or hold values that are no more. */
const isUsable = ({ templateCode, style }: StyleSet): boolean =>
  isTemplateCode(templateCode) && styleTokens.safeParse(style).success;

/** The sets of one person in this browser, newest first. */
export async function listStyleSets(userId: string): Promise<StyleSet[]> {
  return ((await get<StyleSet[]>(userId, open())) ?? []).filter(isUsable);
}

/** The set that goes when one of this name is kept: that of the same name, else the oldest where all places are taken. */
export function displacedBy(name: string, sets: readonly StyleSet[]): StyleSet | undefined {
  return sets.find((set) => set.name === name) ?? (sets.length >= MOST_SETS ? sets.at(-1) : undefined);
}

/** Keeps a set in the place of the named one; false, and nothing is changed, where another one would have to go. */
export async function keepStyleSet(
  userId: string,
  set: StyleSet,
  displaced: string | undefined,
): Promise<boolean> {
  let isKept = false;
  await update<StyleSet[]>(
    userId,
    (sets = []) => {
      isKept = displacedBy(set.name, sets.filter(isUsable))?.name === displaced;
      return isKept ? [set, ...sets.filter(({ name }) => name !== set.name && name !== displaced)] : sets;
    },
    open(),
  );
  return isKept;
}

export async function dropStyleSet(userId: string, name: string): Promise<void> {
  await update<StyleSet[]>(userId, (sets = []) => sets.filter((set) => set.name !== name), open());
}
