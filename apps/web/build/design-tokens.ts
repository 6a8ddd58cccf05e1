import type { Plugin } from 'vite';
import {
  colour,
  density,
  dialogWidth,
  fontFamily,
  motion,
  radius,
  shadow,
  spaceScale,
  typeScale,
} from '../src/styles/tokens.js';

const MODULE = 'virtual:design-tokens.css';

/**
 * A text size follows the root but never falls under 12 px nor rises more than 15 % over its design
 * size ([decision 27] scales the root with the window's width).
 */
export function clampedText(design: number): string {
  const least = Math.max(12, design * 0.875);
  return `clamp(${least}px, ${design / 16}rem, ${Math.round(design * 115) / 100}px)`;
}

const declare = (prefix: string, values: Record<string, string | number>, unit = '') =>
  Object.entries(values).map(([name, value]) => `--${prefix}${name}: ${value}${unit};`);

/** Prints the tokens as custom properties on the root element. */
export function designTokenSheet(): string {
  const controls = (kind: keyof typeof density) => [
    `--control: clamp(${density[kind].control - 4}px, ${density[kind].control / 16}rem, ${density[kind].control * 1.15}px);`,
    `--row: ${density[kind].row / 16}rem;`,
  ];
  const root = [
    ...declare('', colour),
    ...typeScale.map((size) => `--text-${size}: ${clampedText(size)};`),
    ...spaceScale.map((size) => `--space-${size}: ${size / 16}rem;`),
    ...declare('radius-', radius, 'px'),
    ...declare('shadow-', shadow),
    ...declare('motion-', motion),
    ...declare('dialog-', dialogWidth, 'px'),
    `--font: ${fontFamily};`,
    ...controls('comfortable'),
  ];
  return `:root{${root.join('')}}\n[data-density='compact']{${controls('compact').join('')}}\n`;
}

/** Serves the token sheet as a style sheet module. */
export function designTokens(): Plugin {
  return {
    name: 'qicheng-design-tokens',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? designTokenSheet() : undefined),
  };
}
