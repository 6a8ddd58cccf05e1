import type { EntryView } from '../view-model.js';
import { isShown, type Showable, type ViewContext } from './context.js';

type EntryParts = Pick<EntryView, 'id'> & {
  [Part in keyof Omit<EntryView, 'id'>]?: EntryView[Part] | undefined;
};

/** An entry of the parts that exist; without a title the subtitle replaces it. */
export function entry(parts: EntryParts): EntryView | undefined {
  const { id, title = parts.subtitle, badges = [], details = [], atoms = [], children = [] } = parts;
  const subtitle = parts.title ? parts.subtitle : undefined;
  const line = title ?? parts.meta ?? parts.date;
  if (!line && !details.length && !atoms.length && !children.length) return undefined;
  return {
    id,
    title: title ?? '',
    ...(parts.href && { href: parts.href }),
    badges,
    ...(subtitle && { subtitle }),
    ...(parts.meta && { meta: parts.meta }),
    ...(parts.date && { date: parts.date }),
    details,
    atoms,
    children,
  };
}

/** Maps the visible items of a list to views and omits those with nothing to print. */
export const mapShown = <Source extends Showable, View>(
  context: ViewContext,
  items: readonly Source[] | undefined,
  build: (item: Source) => View | undefined,
): View[] =>
  (items ?? [])
    .filter((source) => isShown(context, source))
    .map(build)
    .filter((view) => view !== undefined);
