import type { PageGeometry } from './page-geometry.js';

/**
 * Writes the name and the number at the foot of each page from the second one on, in the middle of its margin. Runs
 * inside the export browser as text, like `paginate`.
 */
export function numberPages(root: HTMLElement, geometry: PageGeometry, pageCount: number): void {
  const numbers = root.querySelector<HTMLElement>('.page-numbers');
  if (!numbers) return;
  const { name = '', form = '' } = numbers.dataset;
  const lines: HTMLElement[] = [];
  for (let page = 2; page <= pageCount; page += 1) {
    const line = document.createElement('p');
    const number = form.replace('{page}', String(page)).replace('{pages}', String(pageCount));
    line.textContent = name ? `${name} · ${number}` : number;
    line.style.top = `${(page - 1) * geometry.pitch + (geometry.bottom + geometry.height) / 2}px`;
    lines.push(line);
  }
  numbers.replaceChildren(...lines);
}
