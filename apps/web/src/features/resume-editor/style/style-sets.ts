import { createStore, get, update } from 'idb-keyval';
import { styleTokens, type StyleTokens } from '@qicheng/resume/document';
import { isTemplateCode } from '@qicheng/templates/catalog';

/** A template with a style, saved in this browser for other résumés. */
export interface StyleSet {
  readonly name: string;
  readonly templateCode: string;
  readonly style: StyleTokens;
}

export const STYLE_SET_NAME_MAX = 20;
export const MAX_SETS = 12;

const open = () => createStore('qicheng-style-sets', 'sets');

/** Sets saved by an older release may contain a template or values that no longer exist. */
const isUsable = ({ templateCode, style }: StyleSet): boolean =>
  isTemplateCode(templateCode) && styleTokens.safeParse(style).success;

/** A user's sets in this browser, newest first. */
export async function listStyleSets(userId: string): Promise<StyleSet[]> {
  return ((await get<StyleSet[]>(userId, open())) ?? []).filter(isUsable);
}

/**
 * The set to replace when one with this name is saved: the one with the same name, or the oldest if the list
 * is full.
 */
export function displacedBy(name: string, sets: readonly StyleSet[]): StyleSet | undefined {
  return sets.find((set) => set.name === name) ?? (sets.length >= MAX_SETS ? sets.at(-1) : undefined);
}

/**
 * Saves a set in place of the named one; if another one would have to be replaced, returns false and changes
 * nothing.
 */
export async function storeStyleSet(
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
