import { createStore, get, update } from 'idb-keyval';
import { styleTokens, type StyleTokens } from '@qicheng/resume/document';
import { isTemplateCode } from '@qicheng/templates/catalog';
import { showToast } from '@qicheng/ui/toast';
import { useEffect, useState } from 'react';

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
async function listStyleSets(userId: string): Promise<StyleSet[]> {
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
async function storeStyleSet(userId: string, set: StyleSet, displaced: string | undefined): Promise<boolean> {
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

async function dropStyleSet(userId: string, name: string): Promise<void> {
  await update<StyleSet[]>(userId, (sets = []) => sets.filter((set) => set.name !== name), open());
}

/** A set that can only be saved in place of another one. */
interface Replacement {
  readonly set: StyleSet;
  readonly displaced: string;
  /** True if the names are equal; otherwise the list is full. */
  readonly isReplaced: boolean;
}

/** The user's style sets; changes appear once the browser has stored them. */
export function useStyleSets(userId: string | undefined) {
  const [sets, setSets] = useState<readonly StyleSet[]>([]);
  const [replacement, setReplacement] = useState<Replacement | null>(null);
  useEffect(() => {
    if (userId === undefined) return undefined;
    let isCurrent = true;
    void listStyleSets(userId).then(
      (found) => isCurrent && setSets(found),
      // Without IndexedDB there are none.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  const change = async (action: (userId: string) => Promise<unknown>) => {
    if (userId === undefined) return;
    try {
      await action(userId);
      setSets(await listStyleSets(userId));
    } catch {
      showToast('error', '这个浏览器没有存下样式，请检查它的存储权限');
    }
  };
  /** Saves a set, or asks first if it would replace another; another tab may have saved some. */
  const saveOrAsk = async (owner: string, set: StyleSet, agreed: string | undefined): Promise<void> => {
    if (await storeStyleSet(owner, set, agreed)) return setReplacement(null);
    const displaced = displacedBy(set.name, await listStyleSets(owner));
    if (!displaced) return saveOrAsk(owner, set, undefined);
    return setReplacement({ set, displaced: displaced.name, isReplaced: displaced.name === set.name });
  };
  const keep = (set: StyleSet) => void change((owner) => saveOrAsk(owner, set, undefined));
  const drop = (set: StyleSet) => {
    void change((owner) => dropStyleSet(owner, set.name));
    showToast('success', `已删除样式“${set.name}”`, { label: '撤销', run: () => keep(set) });
  };
  const agree = () => {
    if (replacement) void change((owner) => saveOrAsk(owner, replacement.set, replacement.displaced));
  };
  return { sets, replacement, keep, agree, decline: () => setReplacement(null), drop };
}
