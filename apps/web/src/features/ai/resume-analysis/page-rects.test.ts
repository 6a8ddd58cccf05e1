import { boundsOf, edgeOf, linesOf, rangeOfWords } from './page-rects.js';

const rect = (left: number, top: number, width: number, height = 20) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

describe('boxes of a text', () => {
  it('are one per line, however many fragments it is printed in', () => {
    expect(linesOf([rect(10, 0, 40), rect(50, 2, 30, 16), rect(0, 24, 60), rect(0, 0, 0)])).toEqual([
      { left: 10, top: 0, width: 70, height: 20 },
      { left: 0, top: 24, width: 60, height: 20 },
    ]);
  });

  it('have one bounding box', () => {
    expect(boundsOf([rect(10, 0, 70), rect(0, 24, 60)])).toEqual({ left: 0, top: 0, width: 80, height: 44 });
  });
});

it('a number is put beside the block of its text, not before words in the middle of a line', () => {
  const page = document.createElement('div');
  page.innerHTML =
    '<section class="resume"><p><b>茶艺社</b> <i style="display:inline">社长</i></p></section>';
  const line = page.querySelector('p')!;
  line.getBoundingClientRect = () => rect(30, 10, 400);
  const place = { key: 'head|社长', id: null, words: '社长', isStatement: false, findings: [] };
  document.body.append(page);
  expect(edgeOf(page, place, rect(10, 0, 600))).toBe(20);
  expect(edgeOf(page, { ...place, words: '队长' }, rect(10, 0, 600))).toBeNull();
  page.remove();
});

describe('text on the page', () => {
  const element = document.createElement('div');
  element.innerHTML = '<b>云帆</b><i>科枝</i><span aria-hidden="true">×</span><p>运营实习生</p>';

  it('is found across several fragments', () => {
    expect(rangeOfWords(element, '云帆科枝')?.toString()).toBe('云帆科枝');
    expect(rangeOfWords(element, '枝运营')?.startContainer.textContent).toBe('科枝');
  });

  it('is not found if it is not printed', () => {
    expect(rangeOfWords(element, '远山科技')).toBeNull();
  });
});
