import * as tightening from './avoid-short-page.js';
import { clearLineEnds } from './clear-line-ends.js';
import * as parts from './paginate.js';

/** What `layOut` does, as an expression for a browser that cannot load modules. */
export const paginationSource = (): string =>
  `(() => {\n${[...Object.values(parts), ...Object.values(tightening), clearLineEnds].map((part) => part.toString()).join('\n')}
return (root, geometry) => {
  removeSpacers(root);
  clearLineEnds(root);
  return avoidShortPage(root, geometry, paginate);
};\n})()`;
