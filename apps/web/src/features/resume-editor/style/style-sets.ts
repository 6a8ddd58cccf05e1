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
const MOST_SETS = 12;

const open = () => createStore('qicheng-style-sets', 'sets');

/** What an older release kept may name a template or hold values that are no more. */
const isUsable = ({ templateCode, style }: StyleSet): boolean =>
  isTemplateCode(templateCode) && styleTokens.safeParse(style).success;

/** The sets of one person in this browser, newest first. */
export async function listStyleSets(userId: string): Promise<StyleSet[]> {
  return ((await get<StyleSet[]>(userId, open())) ?? []).filter(isUsable);
}

/** Keeps a set; one of the same name is replaced, and the oldest makes room. */
export async function keepStyleSet(userId: string, set: StyleSet): Promise<void> {
  await update<StyleSet[]>(
    userId,
    (sets = []) => [set, ...sets.filter(({ name }) => name !== set.name)].slice(0, MOST_SETS),
    open(),
  );
}

export async function dropStyleSet(userId: string, name: string): Promise<void> {
  await update<StyleSet[]>(userId, (sets = []) => sets.filter((set) => set.name !== name), open());
}
