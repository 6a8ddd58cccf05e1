const comment = /\/\*[\s\S]*?\*\//g;
/** A rule without rules inside: its selector and its declarations. */
const rule = /([^{};]+)\{([^{}]*)\}/g;
const scrolls = /overflow(-[xy])?:[^;]*\b(auto|scroll)\b/;
const isPositioned = /position:\s*(relative|absolute|fixed|sticky)/;

/** Selectors of a style sheet whose boxes scroll without being positioned themselves. */
export function scrollBoxesWithoutPosition(css: string): string[] {
  return [...css.replace(comment, '').matchAll(rule)]
    .filter(([, , declarations = '']) => scrolls.test(declarations) && !isPositioned.test(declarations))
    .map(([, selector = '']) => selector.trim().replace(/\s+/g, ' '));
}
