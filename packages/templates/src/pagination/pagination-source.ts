import * as parts from './paginate.js';

/** `paginate` as an expression for a browser that cannot load modules. */
export const paginationSource = (): string =>
  `(() => {\n${Object.values(parts)
    .map((part) => part.toString())
    .join('\n')}\nreturn paginate;\n})()`;
