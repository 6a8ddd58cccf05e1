import { lines, mm } from './lengths.js';

/**
 * The ruled cells of `PersonForm` and `FormFacts` for one template, which sets `--rule`, `--wash` and `--label`, the
 * width of a label.
 */
export const formStyles = (code: string): string => `
.resume.${code} .form-head { display: grid; grid-template-columns: minmax(0, 1fr) auto; border-bottom: 1px solid var(--rule); }
.resume.${code} .form-head-rows { display: grid; grid-auto-rows: minmax(${mm(7.6)}, 1fr); }
.resume.${code} .form-head .photo { margin: ${mm(1.2)}; align-self: center; }
.resume.${code} .form-head-rows { border-right: 1px solid var(--rule); }
.resume.${code} .form-head .form-row:last-child { border-bottom: 0; }
.resume.${code} .form-row { display: grid; grid-template-columns: 1fr 1fr; border-bottom: 1px solid var(--rule); }
.resume.${code} .form-row-1 { grid-template-columns: minmax(0, 1fr); }
.resume.${code} .form-row-3 { grid-template-columns: repeat(3, 1fr); }
.resume.${code} .form-pair { display: grid; grid-template-columns: var(--label) minmax(0, 1fr); }
.resume.${code} .form-pair + .form-pair { border-left: 1px solid var(--rule); }
.resume.${code} .form-label { display: flex; align-items: center; justify-content: center; text-align: center; padding: ${mm(0.8)} ${mm(1.2)}; line-height: ${lines(0.9375)}; color: #3c4654; background: var(--wash); border-right: 1px solid var(--rule); }
.resume.${code} .form-value { align-self: center; padding: ${mm(0.9)} ${mm(2.2)}; line-height: ${lines(0.9375)}; }
.resume.${code} .form-name { font-size: 1.15em; font-weight: 700; }
`;
