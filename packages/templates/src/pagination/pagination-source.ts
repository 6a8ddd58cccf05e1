import { paginationFunctions } from './paginate.js';

/** `paginate` as an expression for a browser that cannot load modules. */
export const paginationSource = (): string =>
  `(() => {\n${paginationFunctions.map((part) => part.toString()).join('\n')}\nreturn paginate;\n})()`;
