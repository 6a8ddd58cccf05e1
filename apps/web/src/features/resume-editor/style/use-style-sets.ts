import { showToast } from '@qicheng/ui/toast';
import { useEffect, useState } from 'react';
import { displacedBy, dropStyleSet, storeStyleSet, listStyleSets, type StyleSet } from './style-sets.js';

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
