import type { Evidence } from '@qicheng/analysis/result';

const MAX_ATOMS = 8;

/** One quotation per place, at most as many as a row of the table shows. */
export const uniqueEvidence = (atoms: readonly Evidence[]): Evidence[] =>
  [...new Map(atoms.map((evidence) => [evidence.pointer, evidence])).values()].slice(0, MAX_ATOMS);
