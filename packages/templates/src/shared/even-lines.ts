/**
 * Contacts and personal facts of a template in lines of about equal length, so that no value is alone on the
 * last line. `gap` is in ems; a value is not split if it fits on a line.
 */
export function evenLines(code: string, gap: number, align: 'left' | 'center' = 'left'): string {
  const [before, after] = align === 'center' ? [gap / 2, gap / 2] : [0, gap];
  return `
.resume.${code} .line { margin-left: -${before}em; margin-right: -${after}em; text-align: ${align}; text-wrap: balance; }
.resume.${code} .line > * { display: inline-block; margin: 0 ${after}em 0 ${before}em; }
.resume.${code} .line > .contact { display: inline-flex; text-align: left; }`;
}
