import type { PageGeometry } from './page-geometry.js';

/**
 * Writes name and page number into the bottom margin of each page from the second one on. Runs inside the
 * export browser as source text, like `paginate`.
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
